import type { Run } from '../geometry/point.ts'
import { stepsAlong } from '../geometry/walk.ts'
import { across } from './column.ts'
import { fanned } from './fan.ts'
import type { Stitch } from './stitch.ts'

/** Width of the merrowed edge, and length of one stitch along it, in picture units. */
export const edgeWidth = 20
const stitchLength = 4.6

/** Slant of the stitches in radians: an overlock machine moves the cloth while it sews. */
const lean = 0.3

/** A merrowed edge: overlock stitches of constant length around the cloth, for any outline. */
export const sewEdge = (outline: Run): Stitch[] =>
  fanned(stepsAlong(outline, stitchLength), true).map(({ at, heading }) =>
    across(at, heading + lean, edgeWidth - 3),
  )
