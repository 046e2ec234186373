import { distance, type Point } from '../geometry/point.ts'
import type { ThreadName } from '../threads.ts'
import { Cover } from './sewing/cover.ts'
import { endOf, startOf } from './sewing/lines.ts'
import { type Field, type Piece, type Sewable, sewRegion } from './sewing/sew-region.ts'

/** A block in one thread, before the machine stops for the next: the pieces of each region. */
export type SewnBlock = { thread: ThreadName; regions: Piece[][] }

/** A region at its place in the picture, with the places of those that it lies on: they are sewn before it. */
type Placed = { sewable: Sewable; index: number; below: readonly number[] }

/**
 * Regions in blocks of one thread, as few as the order allows: a region comes after those that it touches and that came
 * before it, and the edge after all. Within a block the nearest comes next. Each region has a line. Throws an Error when
 * none of those that are left can be sewn.
 */
export function blocksOf(regions: readonly Sewable[]): SewnBlock[] {
  const placed = placedOn(regions)
  const done = new Set<number>()
  const blocks: SewnBlock[] = []
  let needle: Point = [0, 0]
  while (done.size < placed.length) {
    const thread = nextThread(placed, done)
    const block: SewnBlock = { thread, regions: [] }
    const field = fieldOf(placed, done, thread)
    for (
      let next = nearest(placed, done, thread, needle);
      next;
      next = nearest(placed, done, thread, needle)
    ) {
      const pieces = sewRegion(next.sewable, needle, field, block.regions.length === 0)
      done.add(next.index)
      needle = endOf(pieces.at(-1)?.places ?? [needle])
      block.regions.push(pieces)
    }
    if (block.regions.length === 0) throw new Error(`order: no region in ${thread} can be sewn`)
    blocks.push(block)
  }
  return blocks
}

function placedOn(regions: readonly Sewable[]): Placed[] {
  const wide = regions.map(({ cover }) => cover.widened())
  return regions.map((sewable, index) => ({
    sewable,
    index,
    below: wide
      .slice(0, index)
      .flatMap((other, place) =>
        sewable.region.kind === 'edging' || other.overlaps(sewable.cover) ? [place] : [],
      ),
  }))
}

/** Whether all that lies below a region is sewn, and it is not. */
const isFree = ({ index, below }: Placed, done: ReadonlySet<number>): boolean =>
  !done.has(index) && below.every((other) => done.has(other))

/** The thread of the next block: one that is not needed again afterwards, if there is one. */
function nextThread(placed: readonly Placed[], done: ReadonlySet<number>): ThreadName {
  const free = placed.filter((one) => isFree(one, done))
  const threads = [...new Set(free.map(({ sewable }) => sewable.region.thread))]
  let [best, least] = [undefined as ThreadName | undefined, Infinity]
  for (const thread of threads) {
    const after = withAllFree(placed, done, thread)
    const left = placed.filter(
      ({ sewable, index }) => sewable.region.thread === thread && !after.has(index),
    ).length
    if (left < least) [best, least] = [thread, left]
  }
  if (!best) throw new Error('order: each region that is left lies on another one')
  return best
}

/**
 * Where the needle may travel during the next block of a thread: over what it sews then, and over what other threads
 * cover later, but not along their rims.
 */
function fieldOf(placed: readonly Placed[], done: ReadonlySet<number>, thread: ThreadName): Field {
  const after = withAllFree(placed, done, thread)
  const covers = (isIn: (index: number) => boolean) =>
    placed.flatMap(({ sewable, index }) => (isIn(index) ? [sewable.cover] : []))
  const own = covers((index) => after.has(index) && !done.has(index))
  const later = covers((index) => !after.has(index))
  const below = Cover.union([...own, ...later]).eroded(1)
  return { cover: Cover.union([...own, below]), sewn: new Set() }
}

/** Regions that are sewn after a block of this thread: `done`, and all of the thread that lie on sewn ones alone. */
function withAllFree(
  placed: readonly Placed[],
  done: ReadonlySet<number>,
  thread: ThreadName,
): Set<number> {
  const after = new Set(done)
  // Regions are in the order of the picture, so that those below come before.
  for (const one of placed)
    if (one.sewable.region.thread === thread && isFree(one, after)) after.add(one.index)
  return after
}

function nearest(
  placed: readonly Placed[],
  done: ReadonlySet<number>,
  thread: ThreadName,
  needle: Point,
): Placed | undefined {
  let [best, least] = [undefined as Placed | undefined, Infinity]
  for (const one of placed) {
    const { region, lines } = one.sewable
    if (region.thread !== thread || !isFree(one, done)) continue
    for (const line of lines) {
      const away = distance(needle, startOf(line))
      if (away < least) [best, least] = [one, away]
    }
  }
  return best
}
