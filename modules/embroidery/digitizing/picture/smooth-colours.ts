import type { ColourGrid } from './grid.ts'

/** Distance by which an averaged window reaches from its cell: further in a photo, of which it makes plain areas. */
const reach = { drawing: 2, photo: 4 }

/** The variance of what a window misses: at a rim, its few cells may be alike only because all of them are blurred. */
const unknown = 0.06

const results = new WeakMap<ColourGrid, ColourGrid>()

/**
 * Evens out what is uneven inside an area and keeps its edges sharp (Kuwahara's filter): each cell gets the mean of that
 * of four windows around it whose lightness varies least. Done once for each grid.
 */
export function smoothed(grid: ColourGrid): ColourGrid {
  const known = results.get(grid) ?? { ...grid, lab: smoothColours(grid) }
  results.set(grid, known)
  return known
}

function smoothColours(grid: ColourGrid): Float32Array {
  const { width, height, lab, covered, isPhoto } = grid
  const radius = isPhoto ? reach.photo : reach.drawing
  const sums = sumsOf(grid)
  const worths = worthsOf(grid, sums, radius)
  const side = width + radius
  const result = new Float32Array(lab.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (!covered[at]) continue
      let least = Infinity
      let best = 0
      for (let quadrant = 0; quadrant < 4; quadrant++) {
        const window = (quadrant < 2 ? y : y + radius) * side + x + (quadrant % 2 ? radius : 0)
        const worth = worths[window] as number
        if (worth >= least) continue
        least = worth
        best = window
      }
      const left = best % side
      const corners = cornersOf(grid, left, (best - left) / side, radius)
      const count = within(sums.covered, corners)
      result[3 * at] = within(sums.lightness, corners) / count
      result[3 * at + 1] = within(sums.greenRed, corners) / count
      result[3 * at + 2] = within(sums.blueYellow, corners) / count
    }
  return result
}

/**
 * The unevenness of each window, with a penalty for the cells that it misses: least is best. Indexes of windows are in
 * order of their first cells, from `radius` outside the grid.
 */
function worthsOf(grid: ColourGrid, sums: ReturnType<typeof sumsOf>, radius: number): Float64Array {
  const windowCells = (radius + 1) ** 2
  const side = grid.width + radius
  const worths = new Float64Array(side * (grid.height + radius))
  for (let top = 0; top < grid.height + radius; top++)
    for (let left = 0; left < side; left++) {
      const corners = cornersOf(grid, left, top, radius)
      const count = within(sums.covered, corners)
      const mean = within(sums.lightness, corners) / count
      const variance = within(sums.squares, corners) / count - mean * mean
      // A window with few cells knows little of the area.
      worths[top * side + left] =
        count === 0 ? Infinity : variance + unknown * (1 - count / windowCells)
    }
  return worths
}

type Corners = { a: number; b: number; c: number; d: number }

/** The corners of a window, cut off at the rim of the grid, in the tables of sums. */
function cornersOf(
  { width, height }: ColourGrid,
  left: number,
  top: number,
  radius: number,
): Corners {
  const row = width + 1
  const [from, to] = [Math.max(0, left - radius), Math.min(width, left + 1)]
  const upper = Math.max(0, top - radius) * row
  const lower = Math.min(height, top + 1) * row
  return { a: lower + to, b: upper + to, c: lower + from, d: upper + from }
}

/** The sum of the cells in a window, from a table of sums. */
const within = (sums: Float64Array, { a, b, c, d }: Corners): number =>
  (sums[a] as number) - (sums[b] as number) - (sums[c] as number) + (sums[d] as number)

/** Tables of the sums of all cells to the left and above, with a first row and column of zeros. */
function sumsOf({ width, height, lab, covered }: ColourGrid) {
  const table = (value: (at: number) => number) => {
    const sums = new Float64Array((width + 1) * (height + 1))
    for (let y = 0; y < height; y++) {
      let row = 0
      for (let x = 0; x < width; x++) {
        const at = y * width + x
        if (covered[at]) row += value(at)
        sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] as number) + row
      }
    }
    return sums
  }
  return {
    covered: table(() => 1),
    lightness: table((at) => lab[3 * at] as number),
    squares: table((at) => (lab[3 * at] as number) * (lab[3 * at] as number)),
    greenRed: table((at) => lab[3 * at + 1] as number),
    blueYellow: table((at) => lab[3 * at + 2] as number),
  }
}
