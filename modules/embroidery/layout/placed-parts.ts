import type { Placement, Point, Run } from '../geometry/point.ts'
import type { Letter } from '../letters/lettering.ts'

/** Positions of everything on a patch, in picture units. */
export type Layout = {
  outline: Run
  letters: Letter[]
  motif: Placement[]
  accents: Placement[]
  /** Centre of the motif, or of the patch without a motif; a ground is centred on it. */
  middle: Point
}
