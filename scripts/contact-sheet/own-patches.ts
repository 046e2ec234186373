import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import {
  digitize,
  digitizedSide,
  drawEmbroidery,
  firstDesignOf,
} from '../../modules/embroidery/rules.ts'

const columns = 3

/** Pixels of a picture, and of its patch beside it. */
const side = 360

/** Draws each picture beside the patch that the designer begins with for it, as one PNG. */
export async function sheetOfPictures(paths: readonly string[]): Promise<Buffer> {
  const cells = await Promise.all(
    paths.map(async (path, index) => {
      const [left, top] = [2 * side * (index % columns), side * Math.floor(index / columns)]
      const picture = await readFile(path)
      return [
        { input: await fitted(picture), left, top },
        { input: await fitted(Buffer.from(await patchOf(picture))), left: left + side, top },
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
    .rotate()
    .resize(side, side, { fit: 'contain', background: '#e9e4d8' })
    .png()
    .toBuffer()

async function patchOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .rotate()
    .resize(digitizedSide, digitizedSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = { width: info.width, height: info.height, data }
  return drawEmbroidery(digitize(firstDesignOf(pixels, info), pixels))
}
