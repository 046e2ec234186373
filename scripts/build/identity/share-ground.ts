import sharp from 'sharp'
import { bib, left } from '../../../api/pictures/share-picture.ts'
import { drawOveralls, overallsPicture } from '../../../modules/catalogue/overalls/index.ts'
import { behindOveralls, sharePictureSize } from '../../../modules/catalogue/rules.ts'

const { width, height } = sharePictureSize

const cloth = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${behindOveralls}"/><rect x="26" y="26" width="${width - 52}" height="${height - 52}" rx="14" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-dasharray="14 10"/></svg>`

/** The background of a patch in link previews, as WebP: cloth, and a bib on which the patch is worn. */
export async function shareGround(): Promise<Buffer> {
  const overalls = await overallsPicture(drawOveralls({ colour: 'red', part: bib }), width - left)
  return sharp(Buffer.from(cloth))
    .composite([{ input: overalls, left, top: 0 }])
    .removeAlpha()
    .webp({ quality: 90 })
    .toBuffer()
}
