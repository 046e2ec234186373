import type { Point } from '../geometry/point.ts'

/** One straight stitch: the thread that lies between two places of the needle, in picture units. */
export type Stitch = readonly [from: Point, to: Point]
