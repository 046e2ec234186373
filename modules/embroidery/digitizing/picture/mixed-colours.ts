import { difference, type Lab } from './oklab.ts'

/** Largest difference from the straight way between two colours that a mixture of them has. */
const offTheWay = 0.12

/** The share of `to` in a colour that mixes it with `from`, 0 to 1; undefined for a colour that is no such mixture. */
export function shareOf(colour: Lab, from: Lab, to: Lab): number | undefined {
  const way = minus(to, from)
  const share = Math.min(1, dot(minus(colour, from), way) / dot(way, way))
  const mixture = [0, 1, 2].map(
    (channel) => (from[channel] ?? 0) + share * (way[channel] ?? 0),
  ) as unknown as Lab
  // Of two equal colours there is no mixture: the share is no number.
  return share >= 0 && difference(mixture, colour) < offTheWay ? share : undefined
}

/** Whether a colour lies on the way from one colour to another, as that of a blurred border does. */
export function isMixed(colour: Lab, one: Lab, other: Lab): boolean {
  const share = shareOf(colour, one, other)
  return share !== undefined && share > 0.05 && share < 0.95
}

const minus = (one: Lab, other: Lab): Lab => [
  one[0] - other[0],
  one[1] - other[1],
  one[2] - other[2],
]
const dot = (one: Lab, other: Lab): number =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
