import {
  coarsePreview,
  digitize,
  drawEmbroidery,
  firstThreads,
  seenIn,
} from '../../../../modules/embroidery/rules.ts'
import type { PatchDesign } from '../../../../modules/shared/contract/api.d.ts'

/** Size of the picture in pixels, and of the smallest patch with it in mm. */
const [width, height] = [300, 225]
const size = 40

/** Times until an engine compiles the code for speed. */
const rounds = 3

/**
 * Warms up the worker's code by sewing a small patch that is never shown, and stops once a real one is requested. The
 * first real patch is then sewn in half the time.
 */
export async function practise(isAsked: () => boolean): Promise<void> {
  const rest = () => new Promise((done) => setTimeout(done))
  for (let round = 0; round < rounds; round++) {
    await rest()
    if (isAsked()) return
    await sewSmall(rest, isAsked)
  }
}

async function sewSmall(rest: () => Promise<unknown>, isAsked: () => boolean): Promise<void> {
  // New ones in each round, as the engine remembers what it has seen in pixels.
  const pixels = { width, height, data: waves() }
  const { threads } = seenIn(pixels, firstThreads)
  const place = { x: 0, y: 0, width: 1.3 * size, turn: 0 }
  const picture = { place, withoutBackground: false, threads }
  const patch: PatchDesign = { outline: 'circle', size, cloth: 'white', edge: 'navy', picture }
  await rest()
  if (!isAsked()) coarsePreview(patch, pixels)
  await rest()
  if (!isAsked()) drawEmbroidery(digitize(patch, pixels))
}

/** Pixels with many colours, and areas of several sizes. */
const waves = () =>
  Uint8ClampedArray.from({ length: 4 * width * height }, (_, at) => {
    const [pixel, channel] = [at >> 2, at % 4]
    if (channel === 3) return 255
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    return 128 + 127 * Math.sin(x / 9 + channel) * Math.cos(y / 9)
  })
