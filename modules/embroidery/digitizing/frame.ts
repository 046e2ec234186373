import type { PatchDesign } from '../../shared/contract/api.d.ts'
import { runsOf } from '../geometry/path.ts'
import { boxAround, type Placement, type Point, placed, type Run } from '../geometry/point.ts'
import { type OutlineShape, shapes } from '../outlines.ts'
import { sewEdge } from '../stitches/merrowed.ts'
import { margin, unitsPerMm } from './embroidery.ts'
import { latestOf } from './latest.ts'

type Outline = PatchDesign['outline']

/** The patch's place in its picture: its outline at the ordered size, and the way from the shape's drawing to there. */
export type Frame = {
  width: number
  height: number
  outline: Run
  /** The middle of the patch, from which a design's positions are measured. */
  middle: Point
  /** Where the drawing of the outline's shape, with its places for text, stands. */
  shapeAt: Placement
}

const rectangle: OutlineShape = {
  d: 'M52 82H348Q382 82 382 116V284Q382 318 348 318H52Q18 318 18 284V116Q18 82 52 82Z',
  middle: [200, 200],
  room: { x: 200, y: 200, width: 300, height: 170 },
  line: { x: 200, y: 272, width: 290, height: 50 },
  arc: { x: 200, y: 330, radius: 190, span: 96, height: 42 },
}

/** The drawing of an outline. The free contour has none, and places its text like a circle. */
export const shapeOf = (outline: Outline): OutlineShape =>
  outline === 'rectangle' ? rectangle : shapes[outline === 'contour' ? 'circle' : outline]

const latest = latestOf<OutlineShape, Frame>()

/** The frame of a patch with the outline of a shape. */
export function frameOfShape(outline: Outline, size: number): Frame {
  const shape = shapeOf(outline)
  return latest(shape, size, () => {
    const [drawn] = runsOf(shape.d)
    if (!drawn) throw new Error(`outline: '${outline}' has no path`)
    return frameAround(drawn, size)
  })
}

/**
 * The frame of a patch whose outline is drawn at any scale: so that the stitches of its edge measure `size` mm over the
 * longer side.
 */
export function frameAround(drawn: Run, size: number): Frame {
  const wanted = size * unitsPerMm
  let scale = wanted / longerSide([drawn])
  // The edge is as wide at any size, so that the scale follows from it in steps, each of which is ten times as exact.
  for (let step = 0; step < 4; step++) {
    const reach = longerSide(edgeRuns(placed([drawn], at(scale))))
    scale *= 1 + (wanted - reach) / wanted
  }
  const edge = boxAround(edgeRuns(placed([drawn], at(scale))))
  const [width, height] = [edge.width + 2 * margin, edge.height + 2 * margin]
  const shapeAt = { ...at(scale), x: width / 2 - edge.x, y: height / 2 - edge.y }
  const [outline = drawn] = placed([drawn], shapeAt)
  return { width, height, outline, middle: [width / 2, height / 2], shapeAt }
}

const at = (scale: number): Placement => ({ x: 0, y: 0, scale, turn: 0, mirrored: false })

/** So close together that their reach hardly depends on where the first one begins. */
const measuringStitch = 0.8

const edgeRuns = (outlines: readonly Run[]): Run[] =>
  outlines
    .flatMap((outline) => sewEdge(outline, measuringStitch))
    .map((points) => ({ points, closed: false }))

function longerSide(runs: readonly Run[]): number {
  const { width, height } = boxAround(runs)
  return Math.max(width, height)
}
