import sharp from 'sharp'
import { digitizedSide, type Pixels } from '../../embroidery/rules.ts'

/** The pixels of a stored picture at the size that is digitized. */
export async function designPixels(picture: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .resize(digitizedSide, digitizedSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}
