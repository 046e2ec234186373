import { type Needle, whole } from './needle.ts'

/** Length of a lock stitch in tenths of a millimetre. */
const lock = 7

/** A thread that begins with a stitch to and fro, so that it does not come loose. */
export const lockedAtStart = (needles: readonly Needle[]): Needle[] => {
  const [start, next] = needles
  return start && next ? [start, towards(start, next), ...needles] : [...needles]
}

/** A thread that ends with a stitch to and fro. */
export const lockedAtEnd = (needles: readonly Needle[]): Needle[] => {
  const [before, end] = needles.slice(-2)
  return before && end ? [...needles, towards(end, before), end] : [...needles]
}

function towards([x, y]: Needle, [tx, ty]: Needle): Needle {
  const length = Math.hypot(tx - x, ty - y)
  const share = Math.min(1, lock / length)
  return [whole(x + (tx - x) * share), whole(y + (ty - y) * share)]
}
