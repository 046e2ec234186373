import type Sharp from 'sharp'
import { twill } from '../../modules/catalogue/patch/index.ts'
import { deadlineSeconds, density, drawnWidth } from './raster.ts'

/** Pixels: the size that link previews expect, and the side of the patch on it. */
const size = { width: 1200, height: 630 }
const side = 560
const deadline = { seconds: deadlineSeconds }

const cloth = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><defs>${twill('kiper', 'red')}</defs><rect width="100%" height="100%" fill="url(#kiper)"/><rect x="26" y="26" width="${size.width - 52}" height="${size.height - 52}" rx="14" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3" stroke-dasharray="14 10"/></svg>`

let woven: Promise<Buffer> | undefined

/** The cloth as pixels without transparency. Drawing its ribs takes a second, so it is kept. */
function wovenCloth(sharp: typeof Sharp): Promise<Buffer> {
  woven ??= sharp(Buffer.from(cloth)).timeout(deadline).flatten().raw().toBuffer()
  woven.catch(() => {
    woven = undefined
  })
  return woven
}

/** A drawing or square photo of a patch on red cloth, as a JPEG for link previews. */
export async function sharePicture(picture: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const patch = await sharp(picture, { density: (density * side) / drawnWidth })
    .timeout(deadline)
    .resize(side, side)
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(await wovenCloth(sharp), { raw: { ...size, channels: 3 } })
    .timeout(deadline)
    .composite([{ input: patch }])
    .jpeg({ quality: 82 })
    .toBuffer()
}
