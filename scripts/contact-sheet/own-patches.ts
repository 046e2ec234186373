import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { customPatch } from '../../modules/catalogue/rules.ts'
import {
  digitize,
  digitizedSide,
  drawEmbroidery,
  firstDesignOf,
} from '../../modules/embroidery/rules.ts'
import { readPixelFile } from '../../modules/shared/pictures/pixel-file.ts'
import { takePicture } from '../../modules/shared/pictures/take-picture.ts'

const columns = 3

/** Pixels of a picture, and of its patch beside it. */
const side = 360

/** Draws each picture, as the shop decodes it, beside the patch that the designer begins with for it, as one PNG. */
export async function sheetOfPictures(paths: readonly string[]): Promise<Buffer> {
  const cells = await Promise.all(
    paths.map(async (path, index) => {
      const [left, top] = [2 * side * (index % columns), side * Math.floor(index / columns)]
      const { picture, patch } = await takenAndSewn(await readFile(path))
      return [
        { input: await fitted(picture), left, top },
        { input: await fitted(Buffer.from(patch)), left: left + side, top },
      ]
    }),
  )
  const size = {
    width: 2 * side * Math.min(columns, paths.length),
    height: side * Math.ceil(paths.length / columns),
  }
  return sharp({ create: { ...size, channels: 3, background: '#e9e4d8' } })
    .composite(cells.flat())
    .png()
    .toBuffer()
}

/** The picture in the middle of a square of `side` pixels. */
const fitted = (picture: Buffer): Promise<Buffer> =>
  sharp(picture, { density: 96 })
    .resize(side, side, { fit: 'contain', background: '#e9e4d8' })
    .png()
    .toBuffer()

async function takenAndSewn(file: Buffer) {
  const preview = { side, quality: 90, isSquare: false }
  const { production, pixels: copy } = await takePicture(
    file,
    { ...customPatch, digitizedSide },
    preview,
  )
  const { pixels, original } = await readPixelFile(new Blob([new Uint8Array(copy ?? [])]))
  const patch = drawEmbroidery(digitize(firstDesignOf(pixels, original), pixels))
  return { picture: Buffer.from(production), patch }
}
