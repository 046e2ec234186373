import { bare, type LabelGrid } from '../picture/pixels/label-grid.ts'

/** Share in one thread beside which nearly nothing else is seen. */
const oneColour = 0.998

/**
 * Whether one thread sews nearly all of a picture, as that of a white logo on nearly white. Cloth makes a figure of one
 * thread where it shows through the picture, `isOpen`, and not where it shows beside it.
 */
export function isOneColour({ labels }: LabelGrid, cut: Uint8Array, isOpen: boolean): boolean {
  const counts = new Uint32Array(bare + 1)
  labels.forEach((label, at) => {
    if (cut[at]) counts[label] = (counts[label] ?? 0) + 1
  })
  const sewn = counts.subarray(0, bare).reduce((sum, count) => sum + count, 0)
  const all = isOpen ? sewn + (counts[bare] ?? 0) : sewn
  return Math.max(...counts.subarray(0, bare)) > oneColour * all
}
