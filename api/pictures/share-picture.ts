import type Sharp from 'sharp'
import { drawOveralls } from '../../modules/catalogue/overalls/index.ts'
import { patchOnOveralls } from '../../modules/catalogue/rules.ts'
import { deadlineSeconds, density, drawnWidth } from './raster.ts'

/** Pixels: the size that link previews expect, and the side of the patch that stands beside the overalls. */
const size = { width: 1200, height: 630 }
const side = 540
const deadline = { seconds: deadlineSeconds }

/** The right half: a bib, on whose pocket the patch is worn. Places in units of the overalls. */
const bib = { side: 'front', x: 250, y: 300, width: 500, height: 525 } as const
const pocket = { x: 500, y: 490 }
const scale = size.height / bib.height
const left = size.width / 2

const ground = (): string => {
  const overalls = drawOveralls({ colour: 'red', part: bib }).replace(
    `width="${bib.width}" height="${bib.height}"`,
    `x="${left}" width="${left}" height="${size.height}"`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="#f2b134"/><rect x="26" y="26" width="${size.width - 52}" height="${size.height - 52}" rx="14" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-dasharray="14 10"/>${overalls}</svg>`
}

let drawn: Promise<Buffer> | undefined

/** What is behind the patch, as pixels without transparency. Drawing it takes a second or two, so it is kept. */
function drawnGround(sharp: typeof Sharp): Promise<Buffer> {
  drawn ??= sharp(Buffer.from(ground())).timeout(deadline).flatten().raw().toBuffer()
  drawn.catch(() => {
    drawn = undefined
  })
  return drawn
}

/** A drawing or square photo of a patch, beside the overalls on which it is worn, as a JPEG for link previews. */
export async function sharePicture(picture: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const patch = await sharp(picture, { density: (density * side) / drawnWidth })
    .timeout(deadline)
    .resize(side, side)
    .png({ compressionLevel: 0 })
    .toBuffer()
  const worn = Math.round(patchOnOveralls * scale)
  const small = await sharp(patch).timeout(deadline).resize(worn, worn).png().toBuffer()
  return sharp(await drawnGround(sharp), { raw: { ...size, channels: 3 } })
    .timeout(deadline)
    .composite([
      { input: patch, left: Math.round((left - side) / 2) + 20, top: (size.height - side) / 2 },
      {
        input: small,
        left: Math.round(left + (pocket.x - bib.x) * scale - worn / 2),
        top: Math.round((pocket.y - bib.y) * scale - worn / 2),
      },
    ])
    .jpeg({ quality: 82 })
    .toBuffer()
}
