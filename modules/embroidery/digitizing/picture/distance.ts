/** Larger than every distance in a grid. */
const far = 1e5

/**
 * The distance of each cell to the nearest one that belongs to another area, in cells; 0 where the area is 0. What lies
 * beyond the grid counts as another area, unless `isOpen`. Exact (Felzenszwalb and Huttenlocher's two passes of lower
 * envelopes).
 */
export function distancesInside(
  areas: Uint8Array,
  { width, height }: { width: number; height: number },
  isOpen = false,
): Float32Array {
  const beyond = isOpen ? far : 0
  // To the nearest cell of another area in the same column: above it, and then below it too.
  const nearest = new Float64Array(width * height)
  for (let at = 0; at < nearest.length; at++) {
    if (!areas[at]) continue
    const isFirst = at >= width && areas[at - width] !== areas[at]
    nearest[at] = (isFirst ? 0 : at < width ? beyond : (nearest[at - width] as number)) + 1
  }
  for (let at = nearest.length - 1; at >= 0; at--) {
    const next = at + width
    const isLast = next < nearest.length && areas[next] !== areas[at]
    const below = isLast ? 0 : next < nearest.length ? (nearest[next] as number) : beyond
    if (below < (nearest[at] as number)) nearest[at] = below + 1
  }
  const result = new Float32Array(width * height)
  const row = new Float64Array(width + 2)
  const least = new Float64Array(width + 2)
  const lower = envelopeOf(width + 2)
  for (let y = 0; y < height; y++) {
    // No parabola reaches over a cell of another area, which has the value 0.
    for (let from = 0, count = 1; from < width; from += count, count = 1) {
      const start = y * width + from
      const area = areas[start]
      if (!area) continue
      while (from + count < width && areas[start + count] === area) count += 1
      row[0] = from > 0 ? 0 : beyond ** 2
      for (let x = 0; x < count; x++) {
        const apart = nearest[start + x] as number
        row[x + 1] = apart * apart
      }
      row[count + 1] = from + count < width ? 0 : beyond ** 2
      findLeast(row, count + 2, lower, least)
      for (let x = 0; x < count; x++) result[start + x] = Math.sqrt(least[x + 1] as number)
    }
  }
  return result
}

/** A lower envelope of parabolas: their middles, and where each becomes the lowest. */
type Envelope = { centres: Int32Array; starts: Float64Array }

const envelopeOf = (count: number): Envelope => ({
  centres: new Int32Array(count),
  starts: new Float64Array(count + 1),
})

/** Writes for each of `count` places the least of the squared distances to the others plus their values. */
function findLeast(
  values: Float64Array,
  count: number,
  { centres, starts }: Envelope,
  least: Float64Array,
): void {
  let last = 0
  centres[0] = 0
  starts[0] = -Infinity
  starts[1] = Infinity
  for (let at = 1; at < count; at++) {
    let start = 0
    for (; last >= 0; last--) {
      const centre = centres[last] as number
      start =
        ((values[at] as number) + at * at - (values[centre] as number) - centre * centre) /
        (2 * (at - centre))
      if (start > (starts[last] as number)) break
    }
    last += 1
    centres[last] = at
    starts[last] = start
    starts[last + 1] = Infinity
  }
  let envelopeAt = 0
  for (let at = 0; at < count; at++) {
    while ((starts[envelopeAt + 1] as number) < at) envelopeAt += 1
    const centre = centres[envelopeAt] as number
    least[at] = (at - centre) * (at - centre) + (values[centre] as number)
  }
}
