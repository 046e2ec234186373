import type { DesignPicture, PatchDesign } from '../../shared/contract/api.d.ts'
import { visible } from '../digitizing/contrast.ts'
import { framed, sewable, wanted } from '../digitizing/digitize.ts'
import { reportedArea } from '../digitizing/picture/grid.ts'
import { inLight } from '../digitizing/picture/pixels/in-light.ts'
import { difference, labOfHex } from '../digitizing/picture/pixels/oklab.ts'
import type { Pixels } from '../digitizing/picture/pixels/pixels.ts'
import { threadLike } from '../digitizing/picture/thread-choice/threads-for.ts'

type Threads = DesignPicture['threads']

/**
 * The threads of a design's picture without those for figures that are too small to sew and hardly differ from what is
 * around them, as white dots on light grey, and without those for dust. What is reported as too small keeps its thread,
 * which sews it once the picture is larger. What remains gets the thread most like it, where that becomes free.
 */
export function sewnThreads(
  design: PatchDesign & { picture: DesignPicture },
  pixels: Pixels,
): Threads {
  const { threads } = design.picture
  const { frame } = framed(design, pixels)
  const sewn = new Set(sewable(design.picture, pixels, frame, design.cloth).labels)
  if (threads.every((_, at) => sewn.has(at))) return threads
  const { labels } = wanted(design.picture, pixels, frame).grid
  const isDust = (at: number) => labels.filter((label) => label === at).length < reportedArea
  const isGone = (one: Threads[number], at: number) =>
    !sewn.has(at) &&
    threads.some((other, index) => sewn.has(index) && (isAlike(one, other) || isDust(at)))
  const gone = threads.filter(isGone).map(({ thread }) => thread)
  return threads
    .filter((one, at) => !isGone(one, at))
    .map(({ colour, thread }) => {
      const own = threadLike(labOfHex(colour))
      return { colour, thread: own && gone.includes(own) ? own : thread }
    })
}

const isAlike = (one: Threads[number], other: Threads[number]): boolean =>
  difference(inLight(labOfHex(one.colour)), inLight(labOfHex(other.colour))) < visible
