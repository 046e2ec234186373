import sharp from 'sharp'
import { unitsPerMm } from '../../../modules/embroidery/rules.ts'

/** The preview of the patch that this SVG draws, as the shop makes it of a recorded design: drawn at 300 dpi, then small. */
export async function previewOf(svg: string): Promise<Buffer> {
  const density = (72 * 300) / (25.4 * unitsPerMm)
  const drawn = sharp(Buffer.from(svg), { density }).raw()
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info })
    .resize(800, 800, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
}
