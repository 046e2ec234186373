import type { ChartThread, DesignPicture } from '../../shared/contract/api.d.ts'
import { mostThreads } from '../design-limits.ts'
import type { Pixels } from '../digitizing/picture/pixels.ts'
import { subjectOf } from '../digitizing/picture/subject.ts'
import { suggestThreads } from '../digitizing/picture/thread-choice/suggest-threads.ts'

type Turned = { threads: DesignPicture['threads']; ground: ChartThread | undefined }

/**
 * The threads of a picture of `count` threads whose background is now taken out or put back, and the thread that is most
 * like it. The background takes or leaves one, unless it is transparent or the rest of the picture has the same one.
 */
export function turnedBackground(
  pixels: Pixels,
  { count, withoutBackground }: { count: number; withoutBackground: boolean },
): Turned {
  const ground = subjectOf(pixels)?.ground
  const inside = suggestThreads(pixels, { most: count, withoutBackground: true })
  const isShared = !ground || inside.some(({ thread }) => thread === ground)
  if (isShared && withoutBackground) return { threads: inside, ground }
  const most = isShared ? count : count + (withoutBackground ? -1 : 1)
  const within = Math.min(mostThreads, Math.max(1, most))
  return { threads: suggestThreads(pixels, { most: within, withoutBackground }), ground }
}
