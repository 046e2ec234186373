import type { DesignPicture } from '../../shared/contract/api.d.ts'
import { mostThreads } from '../design-limits.ts'
import { backgroundOf } from '../digitizing/picture/pixels/background.ts'
import { hexOfLab } from '../digitizing/picture/pixels/oklab.ts'
import type { Pixels } from '../digitizing/picture/pixels/pixels.ts'
import { suggestThreads } from '../digitizing/picture/thread-choice/suggest-threads.ts'
import { threadLike } from '../digitizing/picture/thread-choice/threads-for.ts'
import { withLostFigures } from '../digitizing/picture/thread-choice/with-lost-figures.ts'
import { seenIn } from './first-design.ts'
import { firstThreads } from './first-patch.ts'

type Threads = DesignPicture['threads']

/**
 * The threads of a picture of `count` threads whose background is now taken out or put back. The background takes or
 * leaves one, unless it is transparent or the rest of the picture has the same one. What is put back leaves the picture
 * its threads, and gives one to figures that could not be seen on it. Those of the first design come back.
 */
export function turnedBackground(
  pixels: Pixels,
  { count, withoutBackground }: { count: number; withoutBackground: boolean },
): Threads {
  if (!backgroundOf(pixels)) return suggestThreads(pixels, { most: count, withoutBackground })
  const insideIn = (most: number) => suggestThreads(pixels, { most, withoutBackground: true })
  const first = seenIn(pixels, firstThreads).threads
  if (!withoutBackground)
    return withBackground(pixels, count === first.length ? first : insideIn(count))
  if (count === withBackground(pixels, first).length) return first
  const inside = insideIn(count)
  return groundBeside(inside, pixels) ? insideIn(Math.max(1, count - 1)) : inside
}

/** The threads of a picture with that of its background, and one for each figure that could not be seen on it. */
function withBackground(pixels: Pixels, inside: Threads): Threads {
  const ground = groundBeside(inside, pixels)
  const whole = ground ? [ground, ...inside.slice(0, mostThreads - 1)] : inside
  return withLostFigures(whole, pixels, undefined, mostThreads)
}

/** The thread of a plain background; undefined where the rest of the picture, or nothing, is sewn in it. */
function groundBeside(inside: Threads, pixels: Pixels): Threads[number] | undefined {
  const colour = backgroundOf(pixels)?.colour
  const thread = colour && threadLike(colour)
  const isOwn = thread && !inside.some((one) => one.thread === thread)
  return isOwn ? { colour: hexOfLab(colour), thread } : undefined
}
