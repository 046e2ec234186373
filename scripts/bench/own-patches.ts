import sharp from 'sharp'
import {
  digitize,
  digitizedSide,
  type Pixels,
  suggestThreads,
} from '../../modules/embroidery/rules.ts'
import type { PatchDesign } from '../../modules/shared/contract/api.d.ts'
import type { Row } from './row.ts'
import { median } from './timings.ts'

/** Runs, of which the median counts. */
const runs = 5

/** A photo with soft shapes and grain: hills below a sky with a low sun. */
async function photo(): Promise<Pixels> {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${digitizedSide}" height="750"><defs><linearGradient id="a" y2="1" x2="0"><stop stop-color="#24406e"/><stop offset=".6" stop-color="#e8935a"/><stop offset="1" stop-color="#f7d9a0"/></linearGradient><filter id="g"><feTurbulence baseFrequency=".02 .04" numOctaves="4" seed="7"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .25 0 0 0 0 .12 0 0 0 1 0"/><feComposite in2="SourceGraphic" operator="in"/></filter></defs><rect width="1000" height="750" fill="url(#a)"/><circle cx="640" cy="390" r="60" fill="#fff2c8"/><path d="M0 500q160-150 330-30t310-60 360 30v320H0z" fill="#3c4a30" filter="url(#g)"/></svg>`
  const { data, info } = await sharp(Buffer.from(drawn))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** Ms that the stitches of a customer's own patch take, of 9 cm with a photo in eight threads. */
export async function benchOwnPatches(row: Row): Promise<void> {
  const pixels = await photo()
  const threads = suggestThreads(pixels, { most: 8, withoutBackground: false })
  const design: PatchDesign = {
    outline: 'circle',
    size: 90,
    cloth: 'black',
    edge: 'black',
    picture: { place: { x: 0, y: 0, width: 120, turn: 0 }, withoutBackground: false, threads },
  }
  const times = Array.from({ length: runs }, () => {
    const began = performance.now()
    digitize(design, pixels)
    return performance.now() - began
  })
  row('own patch: stitches', median(times), 'ms')
}
