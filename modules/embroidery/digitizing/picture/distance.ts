/** Larger than every distance in a grid. */
const far = 1e5

/**
 * The distance of each cell to the nearest cell outside a mask, in cells, 0 outside. What lies beyond the grid counts as
 * outside, unless `isOpen`. Exact (Felzenszwalb and Huttenlocher's two passes of lower envelopes).
 */
export function distancesInside(
  mask: Uint8Array,
  { width, height }: { width: number; height: number },
  isOpen = false,
): Float32Array {
  const beyond = isOpen ? far : 0
  const squares = new Float64Array(width * height)
  const column = new Float64Array(height + 2)
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) column[y + 1] = mask[y * width + x] ? Infinity : 0
    let apart = beyond
    for (let y = 1; y <= height; y++) {
      apart = column[y] === 0 ? 0 : apart + 1
      column[y] = apart
    }
    apart = beyond
    for (let y = height; y >= 1; y--) {
      apart = column[y] === 0 ? 0 : apart + 1
      const nearest = Math.min(column[y] as number, apart)
      squares[(y - 1) * width + x] = nearest * nearest
    }
  }
  const result = new Float32Array(width * height)
  const row = new Float64Array(width + 2).fill(beyond ** 2)
  const least = new Float64Array(width + 2)
  const lower = envelopeOf(width + 2)
  for (let y = 0; y < height; y++) {
    row.set(squares.subarray(y * width, (y + 1) * width), 1)
    findLeast(row, lower, least)
    for (let x = 0; x < width; x++) result[y * width + x] = Math.sqrt(least[x + 1] as number)
  }
  return result
}

/** A lower envelope of parabolas: their middles, and where each becomes the lowest. */
type Envelope = { centres: Int32Array; starts: Float64Array }

const envelopeOf = (count: number): Envelope => ({
  centres: new Int32Array(count),
  starts: new Float64Array(count + 1),
})

/** Writes for each place the least of the squared distances to the others plus their values. */
function findLeast(values: Float64Array, { centres, starts }: Envelope, least: Float64Array): void {
  const count = values.length
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
