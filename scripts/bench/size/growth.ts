import type { Row } from '../row.ts'
import { median } from '../timings.ts'

const sizes = ['small', 'big'] as const
export type Size = (typeof sizes)[number]

/**
 * Prints the ratio of a call's median times in the big and in the small shop. Both are asked in turn, so
 * that what else the machine does slows down both. The first calls do not count: they plan statements and build indexes.
 * Resolves to the ms of the big one.
 */
export async function printGrowth(
  row: Row,
  name: string,
  rounds: number,
  timeOf: (size: Size, round: number) => Promise<number>,
): Promise<number> {
  const times: Record<Size, number[]> = { small: [], big: [] }
  for (let round = 0; round <= rounds; round += 1)
    for (const size of sizes) {
      const time = await timeOf(size, round)
      if (round > 0) times[size].push(time)
    }
  const [small, big] = [median(times.small), median(times.big)]
  row(`${name}: growth`, big / small, 'times', 1)
  return big
}
