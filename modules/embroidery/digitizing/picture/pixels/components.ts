import type { LabelGrid } from './label-grid.ts'

/** Cells of one label that are connected by their sides. */
export type Component = {
  label: number
  cells: Int32Array
  left: number
  top: number
  right: number
  bottom: number
}

/** The connected areas of each label, `bare` ones included, in the order of their first cells; none of the label `but`. */
export function componentsOf({ width, labels }: LabelGrid, but?: number): Component[] {
  const seen = new Uint8Array(labels.length)
  const found: Component[] = []
  // The cells of all components, one after the other: an array for each would take as long as the walk.
  const walked = new Int32Array(labels.length)
  const columns = new Int32Array(labels.length)
  let [end, label] = [0, 0]
  const visit = (at: number, x: number) => {
    if (seen[at] || labels[at] !== label) return
    seen[at] = 1
    walked[end] = at
    columns[end++] = x
  }
  for (let start = 0; start < labels.length; start++) {
    if (seen[start] || labels[start] === but) continue
    const begin = end
    label = labels[start] as number
    visit(start, start % width)
    let [left, right, lowest] = [width, 0, start]
    // The list grows while it is walked.
    for (let index = begin; index < end; index++) {
      const at = walked[index] as number
      const x = columns[index] as number
      if (x < left) left = x
      if (x > right) right = x
      if (at > lowest) lowest = at
      if (x > 0) visit(at - 1, x - 1)
      if (x < width - 1) visit(at + 1, x + 1)
      if (at >= width) visit(at - width, x)
      if (at + width < labels.length) visit(at + width, x)
    }
    // The first cell is one of the uppermost.
    const [top, bottom] = [Math.floor(start / width), Math.floor(lowest / width)]
    found.push({ label, cells: walked.subarray(begin, end), left, top, right, bottom })
  }
  return found
}

/** Lengths of a component's borders by the label beside it, in sides of cells, the longest first. */
export function bordersOf(
  { label, cells }: Component,
  { width, labels }: LabelGrid,
): Map<number, number> {
  const borders = new Map<number, number>()
  for (const at of cells)
    for (const beside of [at - 1, at + 1, at - width, at + width]) {
      const other = labels[beside]
      if (other !== undefined && other !== label) borders.set(other, (borders.get(other) ?? 0) + 1)
    }
  return new Map([...borders].toSorted(([, a], [, b]) => b - a))
}

/** The labels around a component, that with the longest border first. */
export const neighboursOf = (part: Component, grid: LabelGrid): number[] => [
  ...bordersOf(part, grid).keys(),
]

/** Several areas as one; undefined for none. */
export function together(parts: readonly Component[]): Component | undefined {
  if (!parts[0]) return undefined
  return {
    label: parts[0].label,
    cells: Int32Array.from(parts.flatMap(({ cells }) => [...cells])),
    left: Math.min(...parts.map(({ left }) => left)),
    top: Math.min(...parts.map(({ top }) => top)),
    right: Math.max(...parts.map(({ right }) => right)),
    bottom: Math.max(...parts.map(({ bottom }) => bottom)),
  }
}

/** Whether the boxes around two areas overlap. */
export const overlaps = (one: Component, other: Component): boolean =>
  one.left <= other.right &&
  other.left <= one.right &&
  one.top <= other.bottom &&
  other.top <= one.bottom

/** Whether the box around an area has that around another in it. */
export const contains = (one: Component, other: Component): boolean =>
  one.left <= other.left &&
  other.right <= one.right &&
  one.top <= other.top &&
  other.bottom <= one.bottom
