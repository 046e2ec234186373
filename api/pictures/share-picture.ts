import { twill } from '../../modules/catalogue/patch/index.ts'
import { deadlineSeconds, density, drawnWidth } from './raster.ts'

/** Pixels: the size that link previews expect, and the side of the patch on it. */
const size = { width: 1200, height: 630 }
const side = 560

const cloth = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><defs>${twill('kiper', 'red')}</defs><rect width="100%" height="100%" fill="url(#kiper)"/><rect x="26" y="26" width="${size.width - 52}" height="${size.height - 52}" rx="14" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3" stroke-dasharray="14 10"/></svg>`

/** A drawing or square photo of a patch on red cloth, as a JPEG for link previews. */
export async function sharePicture(picture: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const seconds = { seconds: deadlineSeconds }
  const patch = await sharp(picture, { density: (density * side) / drawnWidth })
    .timeout(seconds)
    .resize(side, side)
    .png()
    .toBuffer()
  return sharp(Buffer.from(cloth))
    .timeout(seconds)
    .composite([{ input: patch }])
    .flatten()
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}
