/** A mask with a free border of one cell on all sides. */
export type Mask = { width: number; height: number; cells: Uint8Array }

/** A middle line of an area, as its cells from end to end; a closed one repeats no cell. An end is free where no other begins. */
export type Branch = { cells: number[]; closed: boolean; freeStart: boolean; freeEnd: boolean }

/** The middle lines of an area: thinned until nothing can go (Zhang and Suen), and cut where they meet. */
export function branchesOf(mask: Mask): Branch[] {
  const thin = thinned(mask)
  const around = aroundOf(mask.width)
  const lines = cellsOf(thin)
  const neighbours = new Map(
    lines.map((at) => [at, around.map((step) => at + step).filter((one) => thin[one])]),
  )
  const beside = (at: number) => neighbours.get(at) ?? []
  const isNode = (at: number) => beside(at).length !== 2
  const walked = new Set<number>()
  /** From a cell to the next one that was not walked, until a node. Each cell but nodes is walked once. */
  const walk = (from: number, first: number): number[] => {
    const cells = [from]
    for (let at: number | undefined = first; at !== undefined; ) {
      cells.push(at)
      if (isNode(at)) break
      walked.add(at)
      const before = cells.at(-2)
      at = beside(at).find((one) => one !== before && !walked.has(one))
    }
    return cells
  }
  const open = lines.filter(isNode).flatMap((node) =>
    beside(node).flatMap((first): Branch[] => {
      // Two nodes side by side are one place.
      if (isNode(first) || walked.has(first)) return []
      const cells = walk(node, first)
      const isFree = (at: number | undefined) => at !== undefined && beside(at).length === 1
      return [{ cells, closed: false, freeStart: isFree(node), freeEnd: isFree(cells.at(-1)) }]
    }),
  )
  const closed = lines.flatMap((start): Branch[] => {
    const first = beside(start)[0]
    if (isNode(start) || walked.has(start) || first === undefined) return []
    walked.add(start)
    return [{ cells: walk(start, first), closed: true, freeStart: false, freeEnd: false }]
  })
  return [...open, ...closed]
}

/** The eight cells around one, clockwise from above. */
const aroundOf = (width: number): number[] => [
  -width,
  1 - width,
  1,
  width + 1,
  width,
  width - 1,
  -1,
  -width - 1,
]

function thinned({ width, cells }: Mask): Uint8Array {
  const result = cells.slice()
  const around = aroundOf(width)
  const ring = new Uint8Array(8)
  const look = (at: number) => {
    let count = 0
    for (let index = 0; index < 8; index++) {
      ring[index] = result[at + (around[index] as number)] as number
      count += ring[index] as number
    }
    return count
  }
  let inside = cellsOf(cells)
  for (let before = Infinity; inside.length < before; ) {
    before = inside.length
    for (const phase of [0, 1]) {
      const removed = inside.filter((at) => mayGo(ring, look(at), phase))
      for (const at of removed) result[at] = 0
      inside = inside.filter((at) => result[at])
    }
  }
  // The corners of stairs: their neighbours touch each other without them.
  for (const at of inside) if (look(at) > 1 && partsAround(ring) === 1) result[at] = 0
  return result
}

/** The cells of a mask. */
function cellsOf(mask: Uint8Array): number[] {
  const cells: number[] = []
  for (let at = 0; at < mask.length; at++) if (mask[at]) cells.push(at)
  return cells
}

/** Whether a cell lies on the rim to the lower right (phase 0) or upper left (phase 1), and nothing falls apart without it. */
function mayGo(ring: Uint8Array, count: number, phase: number): boolean {
  if (count < 2 || count > 6) return false
  let starts = 0
  for (let index = 0; index < 8; index++) if (!ring[index] && ring[(index + 1) % 8]) starts += 1
  if (starts !== 1) return false
  const [up, right, down, left] = [ring[0], ring[2], ring[4], ring[6]]
  return phase === 0
    ? !(up && right && down) && !(right && down && left)
    : !(up && right && left) && !(up && down && left)
}

/** The number of parts that the cells around one form, where corners connect. */
function partsAround(ring: Uint8Array): number {
  let parts = 0
  for (let side = 0; side < 8; side += 2)
    if (!ring[side] && (ring[side + 1] || ring[(side + 2) % 8])) parts += 1
  return parts
}
