import type { ChartThread, PatchDesign } from '../../shared/contract/api.d.ts'
import { contrastTo, visible } from './contrast.ts'
import { drawnRegions } from './digitize.ts'
import type { Frame } from './frame.ts'
import { eachSewnCell } from './painted.ts'
import { neighboursOf } from './picture/clean.ts'
import { gridOf } from './picture/grid.ts'
import { type Component, componentsOf } from './picture/pixels/components.ts'
import { bare, type LabelGrid } from './picture/pixels/label-grid.ts'

/** The fewest cells of an area that is told of: a line of 10 mm. */
const toldArea = 40

/** The label of cells that lie off the patch or under its edge. */
const off = 254

/**
 * The largest area in a thread that is hardly seen on the cloth and mostly has cloth around it: of the picture, whose
 * threads are `picture`, or of the motif and the text on it. `cut` is 1 for the cells of the patch.
 */
export function partLikeCloth(
  design: PatchDesign,
  frame: Frame,
  cut: Uint8Array,
  picture?: LabelGrid,
): Component | undefined {
  const { grid, threads } = withDrawnParts(design, frame, picture)
  const alike = new Set(
    threads.flatMap((thread, label) =>
      contrastTo(thread, [design.cloth]) < visible ? [label] : [],
    ),
  )
  if (alike.size === 0) return undefined
  const patch = { ...grid, labels: grid.labels.map((label, at) => (cut[at] ? label : off)) }
  return componentsOf(patch, bare)
    .filter(({ label, cells }) => alike.has(label) && cells.length >= toldArea)
    .filter((part) => neighboursOf(part, patch)[0] === bare)
    .toSorted((a, b) => b.cells.length - a.cells.length)[0]
}

/** The grid of a patch with what is drawn on its picture, and the thread of each label. */
function withDrawnParts(design: PatchDesign, frame: Frame, picture?: LabelGrid) {
  const { width, height } = gridOf(frame)
  const labels = picture?.labels.slice() ?? new Uint8Array(width * height).fill(bare)
  const threads = picture ? (design.picture?.threads.map(({ thread }) => thread) ?? []) : []
  for (const region of drawnRegions(design, frame)) {
    const label = threads.push(region.thread as ChartThread) - 1
    // The rows of a fill are further apart than cells.
    eachSewnCell(region, { width, height }, (at) => {
      for (const cell of [at, at + 1, at + width, at + width + 1])
        if (cell < labels.length) labels[cell] = label
    })
  }
  return { grid: { width, height, labels }, threads }
}
