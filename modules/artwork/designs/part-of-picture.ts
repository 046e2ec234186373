import sharp from 'sharp'
import { usedPart } from '../../embroidery/index.ts'
import type { PatchDesign } from '../../shared/contract/api.d.ts'
import { readPixelFile } from '../../shared/pictures/pixel-file.ts'
import type { PreviewKind } from '../../shared/pictures/taken-picture.ts'
import { writePixelFile } from '../../shared/pictures/write-pixel-file.ts'

export type ToPart = {
  design: PatchDesign
  /** The pixel file of its picture. */
  picture: Uint8Array
  preview: Pick<PreviewKind, 'side' | 'quality'>
}

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
    part
      .clone()
      .resize(preview.side, preview.side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: preview.quality })
      .toBuffer(),
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
