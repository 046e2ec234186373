import type { PatchDesign } from '../../shared/contract/api.d.ts'
import { isTooDetailed } from '../digitizing/detail.ts'
import { digitize } from '../digitizing/digitize.ts'
import type { Pixels } from '../digitizing/picture/pixels/pixels.ts'
import { suggestThreads } from '../digitizing/picture/thread-choice/suggest-threads.ts'
import { onSeenCloth, underOf } from './seen-cloth.ts'

/** Ways to sew a picture, each simpler than the one before: at most so many threads, and no smaller area in mm². */
const ways = [
  { most: 6, smallestArea: 4 },
  { most: 5, smallestArea: 8 },
  { most: 4, smallestArea: 12 },
  { most: 3, smallestArea: 20 },
  { most: 2, smallestArea: 35 },
  { most: 1, smallestArea: 50 },
]

/**
 * A design with its picture in fewer threads and without its smallest areas, until it is not too detailed. A design that
 * was simplified before becomes simpler still. One without a picture stays as it is.
 */
export function simplerDesign(design: PatchDesign, pixels: Pixels): PatchDesign {
  const { picture } = design
  if (!picture) return design
  const under = underOf(pixels)
  let simpler = design
  for (const { most, smallestArea } of ways) {
    if (smallestArea <= (picture.smallestArea ?? 0)) continue
    const threads =
      most < picture.threads.length
        ? suggestThreads(pixels, { most, withoutBackground: picture.withoutBackground })
        : picture.threads
    simpler = onSeenCloth({ ...design, picture: { ...picture, threads, smallestArea } }, under)
    if (!isTooDetailed(digitize(simpler, pixels))) break
  }
  return simpler
}
