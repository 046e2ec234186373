import type { ChartThread, PatchDesign } from '../../../shared/contract/api.d.ts'
import { contrastTo, visible } from '../contrast.ts'
import { drawnRegions } from '../digitize.ts'
import type { Frame } from '../frame.ts'
import { eachSewnCell } from '../painted.ts'
import { gridOf, reportedArea } from '../picture/grid.ts'
import { bordersOf, type Component, componentsOf } from '../picture/pixels/components.ts'
import { bare, type LabelGrid } from '../picture/pixels/label-grid.ts'

/** Share of its border from which an area lies on something: one that fills the patch has hardly any cloth beside it. */
const leastBorder = 0.1

/** Share of its contour on the patch from which an area is lost in what it lies on: that of a red bus on red cloth is 0.37. */
const leastOutside = 0.3

/** The label of cells that lie off the patch or under its edge. */
const off = 254

/** A picture in the threads of its design; `ground` is the label of its own background, if that is plain and sewn. */
export type SewnPicture = { grid: LabelGrid; ground: number | undefined }

/**
 * The largest area that is hardly seen on the cloth around it, of the picture or of what is drawn on it, and the largest
 * one that is drawn and hardly seen on the picture. Alike threads beside each other are one area. `cut` is 1 for the cells
 * of the patch.
 */
export function hardlySeen(
  design: PatchDesign,
  frame: Frame,
  cut: Uint8Array,
  picture?: SewnPicture,
): { onCloth: Component | undefined; onPicture: Component | undefined } {
  const sewn = design.picture?.threads.map(({ thread }) => thread) ?? []
  const { grid, threads } = withDrawnParts(design, frame, picture?.grid)
  const patch = { ...grid, labels: grid.labels.map((label, at) => (cut[at] ? label : off)) }
  const onGround = (ground: number, under: ChartThread, from: number) => {
    const alike = new Set(
      threads.flatMap((thread, label) =>
        label >= from && label !== picture?.ground && contrastTo(thread, [under]) < visible
          ? [label]
          : [],
      ),
    )
    return areasOn(ground, alike, patch)
  }
  const largest = (parts: readonly Component[]) =>
    parts.toSorted((a, b) => b.cells.length - a.cells.length)[0]
  return {
    onCloth: largest(onGround(bare, design.cloth, 0)),
    onPicture: largest(sewn.flatMap((thread, label) => onGround(label, thread, sewn.length))),
  }
}

/** The areas of some labels that have `ground` around them. What lies inside such an area, as whiskers, is not around it. */
function areasOn(ground: number, alike: ReadonlySet<number>, patch: LabelGrid): Component[] {
  const [one] = alike
  if (one === undefined) return []
  const labels = patch.labels.map((label) => (alike.has(label) ? one : label))
  const merged = { ...patch, labels }
  const around = { ...patch, labels: labels.slice() }
  const others = { ...patch, labels: labels.map((label) => (label === one ? bare : 0)) }
  for (const { cells } of componentsOf(others, bare))
    if (!cells.some((at) => labels[at] === ground || labels[at] === off))
      for (const at of cells) around.labels[at] = one
  return componentsOf(merged, bare).filter((part) => {
    if (part.label !== one || part.cells.length < reportedArea) return false
    const borders = bordersOf(part, around)
    const length = borders.get(ground) ?? 0
    const all = [...borders.values()].reduce((sum, border) => sum + border, 0)
    const onPatch = all - (borders.get(off) ?? 0)
    return length > leastBorder * all && length >= leastOutside * onPatch
  })
}

/** The grid of a patch with what is drawn on its picture, and the thread of each label: first those of the picture. */
function withDrawnParts(design: PatchDesign, frame: Frame, picture?: LabelGrid) {
  const { width, height } = gridOf(frame)
  const labels = picture?.labels.slice() ?? new Uint8Array(width * height).fill(bare)
  const threads = design.picture?.threads.map(({ thread }) => thread) ?? []
  const sewn = threads.length
  for (const region of drawnRegions(design, frame)) {
    const thread = region.thread as ChartThread
    const known = threads.indexOf(thread, sewn)
    const label = known < 0 ? threads.push(thread) - 1 : known
    // The rows of a fill are further apart than cells.
    eachSewnCell(region, { width, height }, (at) => {
      for (const cell of [at, at + 1, at + width, at + width + 1])
        if (cell < labels.length) labels[cell] = label
    })
  }
  return { grid: { width, height, labels }, threads }
}
