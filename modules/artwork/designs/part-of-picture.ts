import sharp from 'sharp'
import { usedPart } from '../../embroidery/index.ts'
import { readPixelFile } from '../../shared/pictures/pixel-file.ts'
import { writePixelFile } from '../../shared/pictures/write-pixel-file.ts'
import { previewOf, type ToSew } from './sew-design.ts'

/** A design with a picture. */
export type ToPart = Required<ToSew>

/** The part of a picture that a design uses: as a PNG, as a preview and as a pixel file. */
export type Part = {
  production: Uint8Array
  preview: Uint8Array
  pixels: Uint8Array
  width: number
  height: number
}

/** Cuts out of a picture what a design uses. */
export async function partOfPicture({ design, picture, preview }: ToPart): Promise<Part> {
  const { pixels, original } = await readPixelFile(new Blob([new Uint8Array(picture)]))
  const { width, height, data } = usedPart(design, pixels)
  const part = sharp(data, { raw: { width, height, channels: 4 } })
  const [production, small] = await Promise.all([
    part.clone().png({ compressionLevel: 6 }).toBuffer(),
    previewOf(part, preview),
  ])
  const own = { width, height, data: new Uint8Array(data.buffer) }
  return {
    production,
    preview: small,
    pixels: writePixelFile({ pixels: own, original }),
    width,
    height,
  }
}
