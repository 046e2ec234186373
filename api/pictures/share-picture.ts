import { patchOnOveralls, sharePictureSize } from '../../modules/catalogue/rules.ts'
import { deadline, density, drawnWidth } from './raster.ts'

/** Side in pixels of the patch that is beside the overalls. */
const side = 540

/** The right half: a bib, on whose pocket the patch is worn. Places in units of the overalls. */
export const bib = { side: 'front', x: 250, y: 300, width: 500, height: 525 } as const
const pocket = { x: 500, y: 490 }
const scale = sharePictureSize.height / bib.height
/** Where the overalls begin, in pixels. */
export const left = sharePictureSize.width / 2

/** The path of what is behind the patch, which the build draws. */
export const shareGroundPath = '/bilder/bakgrunn-deling.webp'

/** A drawing or square photo of a patch on its ground, beside overalls on which it is worn, as a JPEG for link previews. */
export async function sharePicture(picture: Buffer, ground: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const patch = await sharp(picture, { density: (density * side) / drawnWidth })
    .timeout(deadline)
    .resize(side, side)
    .png({ compressionLevel: 0 })
    .toBuffer()
  const worn = Math.round(patchOnOveralls * scale)
  const small = await sharp(patch).timeout(deadline).resize(worn, worn).png().toBuffer()
  return sharp(ground)
    .timeout(deadline)
    .composite([
      {
        input: patch,
        left: Math.round((left - side) / 2) + 20,
        top: (sharePictureSize.height - side) / 2,
      },
      {
        input: small,
        left: Math.round(left + (pocket.x - bib.x) * scale - worn / 2),
        top: Math.round((pocket.y - bib.y) * scale - worn / 2),
      },
    ])
    .jpeg({ quality: 82 })
    .toBuffer()
}
