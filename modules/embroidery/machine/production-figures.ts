import { distance, type Point } from '../geometry/point.ts'
import type { ThreadName } from '../threads.ts'
import type { Block, Plan } from './plan.ts'
import { type Spool, spoolOf } from './spool.ts'

/** Speed of an embroidery machine, and seconds for which it stands still. */
const stitchesPerMinute = 750
const secondsPerStop = 20
const secondsPerTrim = 6

/** The upper thread goes through the cloth at each stitch: it is longer than its stitches by this factor. */
const takeUp = 1.05

/** Thread left over at each cut, in tenths of a millimetre, and bobbin thread as a share of the upper thread. */
const tail = 400
const bobbinShare = 1 / 3

const tenthsPerMetre = 10_000

/** Consumption of one thread by a patch. Lengths are in metres. */
type ThreadUse = Spool & {
  /** Share of the stitches, 0 to 1. */
  share: number
  upper: number
  bobbin: number
}

/** Figures for sewing a patch once. */
export type ProductionFigures = {
  stitches: number
  /** Times that the machine stops for another thread. */
  colourChanges: number
  trims: number
  /** Estimate for 750 stitches per minute, 20 s for each change of thread and 6 s for each trim. */
  minutes: number
  /** Each thread once, in the order of first use. */
  threads: ThreadUse[]
  /** The thread of each block, as the machine asks for them. */
  sequence: Spool[]
}

/** Figures for sewing a plan once: stitches, threads and time. */
export function productionFigures({ blocks }: Plan): ProductionFigures {
  const stitches = sum(blocks.map(stitchesOf))
  const trims = sum(blocks.map(trimsOf))
  const colourChanges = Math.max(0, blocks.length - 1)
  const byThread = Map.groupBy(blocks, ({ thread }) => thread)
  return {
    stitches,
    colourChanges,
    trims,
    minutes:
      stitches / stitchesPerMinute + (colourChanges * secondsPerStop + trims * secondsPerTrim) / 60,
    threads: [...byThread].map(([thread, sewn]) => useOf(thread, sewn, stitches)),
    sequence: blocks.map(({ thread }) => spoolOf(thread)),
  }
}

function useOf(thread: ThreadName, blocks: readonly Block[], all: number): ThreadUse {
  // The thread is cut at each trim and at the end of each block.
  const cuts = sum(blocks.map(trimsOf)) + blocks.length
  const sewn = sum(blocks.map(lengthOf))
  const upper = (sewn * takeUp + cuts * tail) / tenthsPerMetre
  return {
    ...spoolOf(thread),
    share: all > 0 ? sum(blocks.map(stitchesOf)) / all : 0,
    upper,
    bobbin: upper * bobbinShare,
  }
}

/** Length of the thread that stays on the cloth, loose parts included, in tenths of a millimetre. */
function lengthOf({ moves }: Block): number {
  let length = 0
  let at: Point | undefined
  for (const move of moves) {
    if (move.kind !== 'trim' && at) length += distance(at, move.to)
    at = move.kind === 'trim' ? undefined : move.to
  }
  return length
}

const stitchesOf = ({ moves }: Block): number => count(moves, 'stitch')
const trimsOf = ({ moves }: Block): number => count(moves, 'trim')

const count = (moves: Block['moves'], kind: Block['moves'][number]['kind']): number =>
  moves.filter((move) => move.kind === kind).length

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
