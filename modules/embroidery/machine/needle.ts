import type { Point } from '../geometry/point.ts'

/** A place of the needle in whole tenths of a millimetre from the middle of the patch, to the right and downwards. */
export type Needle = readonly [x: number, y: number]

/** Tenths of a millimetre per picture unit: a unit is a fifth of a millimetre. */
export const tenthsPerUnit = 2

/** Shortest stitch in tenths of a millimetre: with a shorter one the needle hits its own hole, and the thread breaks. */
const shortest = 3

/** Longest step in tenths of a millimetre that the Tajima format has a code for, along each axis. */
export const longestStep = 121

/** The places of the needle along a line, without stitches that are too short. */
export function needlesAlong(line: readonly Point[]): Needle[] {
  const needles: Needle[] = []
  for (const place of line) {
    const needle = wholeFrom(needles.at(-1), place)
    if (isApart(needles.at(-1), needle)) needles.push(needle)
    // The end of a line stays where it is, so that an area is sewn up to its rim.
    else if (needles.length > 1 && isApart(needles.at(-2), needle))
      needles[needles.length - 1] = needle
  }
  return needles
}

const isApart = (before: Needle | undefined, [x, y]: Needle): boolean =>
  !before || Math.hypot(x - before[0], y - before[1]) >= shortest

/** Rounds a place to whole tenths, away from the needle if rounding alone would make a stitch too short. */
function wholeFrom(before: Needle | undefined, [x, y]: Point): Needle {
  const nearest: Needle = [whole(x), whole(y)]
  if (!before || isApart(before, nearest) || !isApart(before, [x, y])) return nearest
  const [dx, dy] = [x - before[0], y - before[1]]
  const isWide = Math.abs(dx) > Math.abs(dy)
  return isWide
    ? [before[0] + whole(dx + Math.sign(dx) / 2), nearest[1]]
    : [nearest[0], before[1] + whole(dy + Math.sign(dy) / 2)]
}

/** Rounds to a whole number that is never a negative zero. */
export const whole = (value: number): number => Math.round(value) + 0
