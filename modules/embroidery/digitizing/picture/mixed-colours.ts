import { difference, type Lab } from './pixels/oklab.ts'

/** Largest difference from the straight way between two colours that a mixture of them has. */
const offTheWay = 0.12

/**
 * A colour as a mixture of `from` and `to`: the share of `to`, 0 to 1, and the distance of the colour from the line
 * between both.
 */
export type Mixture = { share: number; off: number }

/** A colour as a mixture of two others; undefined for one that is none. */
export function mixtureOf(colour: Lab, from: Lab, to: Lab): Mixture | undefined {
  const way = minus(to, from)
  const share = Math.min(1, dot(minus(colour, from), way) / dot(way, way))
  const off = difference(colour, [
    from[0] + share * way[0],
    from[1] + share * way[1],
    from[2] + share * way[2],
  ])
  // Of two equal colours there is no mixture: the share is no number.
  return share >= 0 && off < offTheWay ? { share, off } : undefined
}

/** Whether a colour lies on the way from one colour to another, as that of a blurred border does. */
export function isMixed(colour: Lab, one: Lab, other: Lab): boolean {
  const { share = 0 } = mixtureOf(colour, one, other) ?? {}
  return share > 0.05 && share < 0.95
}

const minus = (one: Lab, other: Lab): Lab => [
  one[0] - other[0],
  one[1] - other[1],
  one[2] - other[2],
]
const dot = (one: Lab, other: Lab): number =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
