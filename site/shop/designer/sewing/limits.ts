import type { Limit } from '../../../../modules/embroidery/rules.ts'

type Spot = NonNullable<Limit['at']>

/** A kind of limit with its number on the page, and the spots where it shows. */
export type NumberedLimit = { number: number; kind: Limit['kind']; spots: readonly Spot[] }

/** Most rings for one kind: the largest tell enough. */
const mostRings = 3

/** The limits by kind, numbered in the order in which they came. */
export function numbered(limits: readonly Limit[]): NumberedLimit[] {
  const kinds = Map.groupBy(limits, ({ kind }) => kind)
  return [...kinds].map(([kind, alike], index) => ({
    number: index + 1,
    kind,
    spots: alike
      .flatMap(({ at }) => at ?? [])
      .toSorted((one, other) => other.radius - one.radius)
      .slice(0, mostRings),
  }))
}
