/** Consecutive numbers that an index has a common number for: -1 - n / 16 (`stretches_of` and `days_of` of the schema). */
const together = 16

/** The fewest numbers that stand for those from one to another, both included, in an index that groups them. */
export function groupedNumbers({ from, to }: { from: number; to: number }): number[] {
  const numbers: number[] = []
  let next = from
  while (next <= to) {
    const areTogether = next % together === 0 && next + together - 1 <= to
    numbers.push(areTogether ? -1 - next / together : next)
    next += areTogether ? together : 1
  }
  return numbers
}
