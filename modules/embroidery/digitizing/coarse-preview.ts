import type { PatchDesign } from '../../shared/contract/api.d.ts'
import { threads } from '../threads.ts'
import { drawnRegions, framed } from './digitize.ts'
import { cellsInside } from './inside.ts'
import { eachSewnCell } from './painted.ts'
import { colourGridOf, gridOf } from './picture/grid.ts'
import { labelsOf } from './picture/labels.ts'
import { bare } from './picture/pixels/label-grid.ts'
import { hexChannels } from './picture/pixels/oklab.ts'
import type { Pixels } from './picture/pixels/pixels.ts'

/**
 * A design in flat colours, one pixel per cell, transparent outside the patch: what can be shown long before its stitches
 * are laid.
 */
export function coarsePreview(ordered: PatchDesign, pixels?: Pixels): Pixels {
  const { design, frame } = framed(ordered, pixels)
  const { cloth, edge, picture } = design
  const grid = gridOf(frame)
  const cut = cellsInside(frame.outline, grid, 0)
  const painted = new Uint32Array(grid.width * grid.height)
  const labels =
    picture && pixels
      ? labelsOf(colourGridOf(picture, pixels, frame), picture.threads, cut).labels
      : undefined
  const sewn = picture?.threads.map(({ thread }) => pixelOf(threads[thread])) ?? []
  const clothPixel = pixelOf(threads[cloth])
  for (let at = 0; at < cut.length; at++)
    if (cut[at]) painted[at] = sewn[labels?.[at] ?? bare] ?? clothPixel
  for (const region of [
    ...drawnRegions(design, frame),
    { kind: 'edging' as const, thread: edge, outline: frame.outline },
  ]) {
    const pixel = pixelOf(threads[region.thread])
    eachSewnCell(region, grid, (at) => {
      painted[at] = pixel
    })
  }
  const data = new Uint8ClampedArray(painted.buffer)
  return { width: grid.width, height: grid.height, data }
}

/** An opaque pixel as one number, whose bytes are red, green, blue and alpha in memory. */
const pixelOf = (hex: string): number =>
  new Uint32Array(Uint8Array.of(...hexChannels(hex), 255).buffer)[0] ?? 0
