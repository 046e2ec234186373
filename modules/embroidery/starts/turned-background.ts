import type { DesignPicture } from '../../shared/contract/api.d.ts'
import { mostThreads } from '../design-limits.ts'
import type { Pixels } from '../digitizing/picture/pixels/pixels.ts'
import { subjectOf } from '../digitizing/picture/subject.ts'
import { suggestThreads } from '../digitizing/picture/thread-choice/suggest-threads.ts'

/**
 * The threads of a picture of `count` threads whose background is now taken out or put back. The background takes or
 * leaves one, unless it is transparent or the rest of the picture has the same one.
 */
export function turnedBackground(
  pixels: Pixels,
  { count, withoutBackground }: { count: number; withoutBackground: boolean },
): DesignPicture['threads'] {
  const ground = subjectOf(pixels)?.ground
  const inside = suggestThreads(pixels, { most: count, withoutBackground: true })
  const isShared = !ground || inside.some(({ thread }) => thread === ground)
  if (isShared && withoutBackground) return inside
  const most = isShared ? count : count + (withoutBackground ? -1 : 1)
  const within = Math.min(mostThreads, Math.max(1, most))
  return suggestThreads(pixels, { most: within, withoutBackground })
}
