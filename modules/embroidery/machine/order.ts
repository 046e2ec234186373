import { distance, type Point } from '../geometry/point.ts'
import type { ThreadName } from '../threads.ts'
import { Cover } from './sewing/cover.ts'
import { endOf, startOf } from './sewing/lines.ts'
import { type Field, type Piece, type Sewable, sewRegion } from './sewing/sew-region.ts'

/** What is sewn in one thread before the machine stops for the next: the pieces of each region. */
export type SewnBlock = { thread: ThreadName; regions: Piece[][] }

/** A region with those that it lies on: they are sewn before it. */
type Placed = { sewable: Sewable; below: readonly number[] }

/**
 * Regions in blocks of one thread, as few as the order allows: a region comes after those that it touches and that came
 * before it, and the edge after all. Within a block the nearest comes next.
 */
export function blocksOf(regions: readonly Sewable[]): SewnBlock[] {
  const placed = placedOn(regions)
  const done = new Set<number>()
  const blocks: SewnBlock[] = []
  let needle: Point = [0, 0]
  while (done.size < placed.length) {
    const thread = nextThread(placed, done)
    if (!thread) break
    const block: SewnBlock = { thread, regions: [] }
    const field = fieldOf(placed, done, thread)
    for (let next = nearest(placed, done, thread, needle); next !== undefined; ) {
      const sewable = placed[next]?.sewable
      const pieces = sewable ? sewRegion(sewable, needle, field, block.regions.length === 0) : []
      done.add(next)
      needle = endOf(pieces.at(-1)?.places ?? [needle])
      block.regions.push(pieces)
      next = nearest(placed, done, thread, needle)
    }
    blocks.push(block)
  }
  return blocks
}

function placedOn(regions: readonly Sewable[]): Placed[] {
  const wide = regions.map(({ cover }) => cover.widened())
  return regions.map((sewable, index) => ({
    sewable,
    below: wide
      .slice(0, index)
      .flatMap((other, place) =>
        sewable.region.kind === 'edging' || other.overlaps(sewable.cover) ? [place] : [],
      ),
  }))
}

/** Whether all that lies below a region is sewn, and it is not. */
const isFree = ({ below }: Placed, index: number, done: ReadonlySet<number>): boolean =>
  !done.has(index) && below.every((other) => done.has(other))

/** The thread of the next block: one that is not needed again afterwards, if there is one. */
function nextThread(placed: readonly Placed[], done: ReadonlySet<number>): ThreadName | undefined {
  const free = placed.filter((one, index) => isFree(one, index, done))
  const threads = [...new Set(free.map(({ sewable }) => sewable.region.thread))]
  let [best, least] = [undefined as ThreadName | undefined, Infinity]
  for (const thread of threads) {
    const after = withAllFree(placed, done, thread)
    const left = placed.filter(
      ({ sewable }, index) => sewable.region.thread === thread && !after.has(index),
    ).length
    if (left < least) [best, least] = [thread, left]
  }
  return best
}

/**
 * Where the needle may travel during the next block of a thread: over what it sews then, and over what other threads
 * cover later, but not along their rims.
 */
function fieldOf(placed: readonly Placed[], done: ReadonlySet<number>, thread: ThreadName): Field {
  const after = withAllFree(placed, done, thread)
  const covers = (isIn: (index: number) => boolean) =>
    placed.flatMap(({ sewable }, index) => (isIn(index) ? [sewable.cover] : []))
  const own = covers((index) => after.has(index) && !done.has(index))
  const later = covers((index) => !after.has(index))
  const below = Cover.union([...own, ...later]).eroded(1)
  return { cover: Cover.union([...own, below]), sewn: new Set() }
}

/** What is done once a block of this thread is sewn. */
function withAllFree(
  placed: readonly Placed[],
  done: ReadonlySet<number>,
  thread: ThreadName,
): Set<number> {
  const after = new Set(done)
  // Regions are in the order of the picture, so that those below come before.
  for (const [index, one] of placed.entries())
    if (one.sewable.region.thread === thread && isFree(one, index, after)) after.add(index)
  return after
}

function nearest(
  placed: readonly Placed[],
  done: ReadonlySet<number>,
  thread: ThreadName,
  needle: Point,
): number | undefined {
  let [best, least] = [undefined as number | undefined, Infinity]
  for (const [index, one] of placed.entries()) {
    const { region, lines } = one.sewable
    if (region.thread !== thread || !isFree(one, index, done)) continue
    const away = Math.min(...lines.map((line) => distance(needle, startOf(line))))
    if (away < least) [best, least] = [index, away]
  }
  return best
}
