import type { Placement, Point, Run } from './geometry/point.ts'
import type { Letter } from './lettering.ts'

/** Where everything on a patch lies, in picture units. */
export type Layout = {
  outline: Run
  letters: Letter[]
  motif: Placement[]
  accents: Placement[]
  /** The middle of the motif, or of the patch without one: what a ground is centred on. */
  middle: Point
}
