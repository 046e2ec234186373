import type { Embroidery } from '../digitizing/embroidery.ts'
import { distance, type Point } from '../geometry/point.ts'
import type { ThreadName } from '../threads.ts'
import { lockedAtEnd, lockedAtStart } from './lock.ts'
import { type Needle, needlesAlong } from './needle.ts'
import { blocksOf, type SewnBlock } from './order.ts'
import { endOf, startOf } from './sewing/lines.ts'
import { sewable } from './sewing/sew-region.ts'
import { shortWay } from './sewing/travel.ts'

/** One command of an embroidery machine. Before a trim, the thread is locked. */
export type Move = { kind: 'stitch' | 'jump'; to: Needle } | { kind: 'trim' }

/** The moves in one thread. */
export type Block = { thread: ThreadName; moves: Move[] }

/**
 * The moves of an embroidery machine, in tenths of a millimetre from the middle of the patch: it begins there, stops
 * between blocks for another thread, and returns there.
 */
export type Plan = { blocks: Block[] }

/** The thread is cut where it would lie loose over more than this, in tenths of a millimetre. */
const longestLoose = 70

/** The plan by which a machine sews an embroidery. Deterministic. */
export function planOf({ width, height, regions }: Embroidery): Plan {
  const middle: Point = [width / 2, height / 2]
  // A region may have no stitch: it is too small.
  const sewables = regions.map((region) => sewable(region, middle))
  const blocks = blocksOf(sewables.filter(({ lines }) => lines.length > 0))
  const sewn = blocks.map(blockOf).filter(({ moves }) => moves.length > 0)
  sewn.at(-1)?.moves.push({ kind: 'trim' }, { kind: 'jump', to: [0, 0] })
  return { blocks: sewn }
}

function blockOf({ thread, regions }: SewnBlock): Block {
  const moves: Move[] = []
  const threads = threadsOf(regions)
    .map(needlesAlong)
    .filter((needles) => needles.length > 1)
  for (const [index, needles] of threads.entries()) {
    const [before, after] = [threads[index - 1]?.at(-1), threads[index + 1]?.[0]]
    const isCutBefore = !before || isFar(before, needles[0])
    if (before && isCutBefore) moves.push({ kind: 'trim' })
    const begun = isCutBefore ? lockedAtStart(needles) : needles
    const [start, ...stitches] = isFar(needles.at(-1), after) ? lockedAtEnd(begun) : begun
    if (start) moves.push({ kind: 'jump', to: start })
    for (const to of stitches) moves.push({ kind: 'stitch', to })
  }
  return { thread, moves }
}

const isFar = (from: Needle | undefined, to: Needle | undefined): boolean =>
  !from || !to || distance(from, to) > longestLoose

/** The places of the needle in a block, for each part of the thread that it sews without a jump. */
function threadsOf(regions: SewnBlock['regions']): Point[][] {
  const threads: Point[][] = []
  for (const pieces of regions)
    for (const [index, { role, places }] of pieces.entries()) {
      const last = threads.at(-1)
      const isOnTheWay = role === 'travel' || pieces[index - 1]?.role === 'travel'
      if (last && (isOnTheWay || distance(endOf(last), startOf(places)) <= shortWay))
        for (const place of places) last.push(place)
      else threads.push([...places])
    }
  return threads
}
