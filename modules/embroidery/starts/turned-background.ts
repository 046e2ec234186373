import type { DesignPicture } from '../../shared/contract/api.d.ts'
import { mostThreads } from '../design-limits.ts'
import { backgroundOf } from '../digitizing/picture/pixels/background.ts'
import { hexOfLab } from '../digitizing/picture/pixels/oklab.ts'
import type { Pixels } from '../digitizing/picture/pixels/pixels.ts'
import { suggestThreads } from '../digitizing/picture/thread-choice/suggest-threads.ts'
import { threadLike } from '../digitizing/picture/thread-choice/threads-for.ts'
import { withLostFigures } from '../digitizing/picture/thread-choice/with-lost-figures.ts'

/**
 * The threads of a picture of `count` threads whose background is now taken out or put back. The background takes or
 * leaves one, unless it is transparent or the rest of the picture has the same one. What is put back leaves the picture
 * its threads, and gives one to figures that could not be seen on it.
 */
export function turnedBackground(
  pixels: Pixels,
  { count, withoutBackground }: { count: number; withoutBackground: boolean },
): DesignPicture['threads'] {
  const insideIn = (most: number) => suggestThreads(pixels, { most, withoutBackground: true })
  const colour = backgroundOf(pixels)?.colour
  const ground = colour && threadLike(colour)
  const inside = insideIn(count)
  const isShared = !ground || inside.some(({ thread }) => thread === ground)
  if (withoutBackground) return isShared ? inside : insideIn(Math.max(1, count - 1))
  if (!backgroundOf(pixels)) return suggestThreads(pixels, { most: count, withoutBackground })
  const whole = isShared
    ? inside
    : [
        { colour: hexOfLab(colour), thread: ground },
        ...(count < mostThreads ? inside : insideIn(mostThreads - 1)),
      ]
  return withLostFigures(whole, pixels, undefined, mostThreads)
}
