import { clearanceOf, widened } from '../geometry/clearance.ts'
import { contourAt } from '../geometry/contour.ts'
import { boxAround, type Point, placed, type Run } from '../geometry/point.ts'
import { stepsAlong } from '../geometry/walk.ts'
import { lettersBeside } from '../letters/lettering.ts'
import { figureOf } from '../motif.ts'
import { motifs } from '../motifs/index.ts'
import type { MotifUse, Recipe } from '../recipe.ts'
import { arranged } from './arrange.ts'
import type { Layout } from './placed-parts.ts'

/** Distance of the edge's centre line from the motif and the lettering. */
const distanceFromMotif = 24

const withoutLetters = { x: 200, y: 200, width: 300, height: 300 }
const aboveLetters = { x: 200, y: 166, width: 250, height: 226 }
const lineBelow = { width: 280, height: 50 }

/** Layout of a patch cut along its own motif and lettering: the outline follows both at a constant distance. */
export function freeContour({ lettering }: Recipe, { name, arrange }: MotifUse): Layout {
  const figure = figureOf(motifs[name])
  const room = lettering ? aboveLetters : withoutLetters
  const copies = arranged(arrange, { box: figure.box, middle: [0, 0], size: 100 })
  const drawn = figure.layers.flatMap(({ runs }) => runs)
  const group = boxAround(copies.flatMap((copy) => placed(drawn, copy)))
  const size = 100 * Math.min(room.width / group.width, room.height / group.height)
  const middle: Point = [room.x - (group.x * size) / 100, room.y - (group.y * size) / 100]
  const motif = arranged(arrange, { box: figure.box, middle, size })
  const bottom = room.y + (group.height * size) / 200
  const line = { x: room.x, y: bottom + 12 + lineBelow.height / 2, ...lineBelow }
  const letters = lettering
    ? lettersBeside({ ...lettering, style: 'straight' }, { line, arc: noArc })
    : []
  const areas: Run[] = []
  const lines: { points: Point[]; radius: number }[] = letters.map(({ runs, width }) => ({
    points: pointsAlong(runs),
    radius: width / 2,
  }))
  for (const placement of motif)
    for (const { runs, line: width } of figure.layers) {
      const there = placed(runs, placement)
      if (width === undefined) areas.push(...there)
      else
        lines.push({
          points: pointsAlong(there),
          radius: (width / 2) * placement.scale,
        })
    }
  if (letters.length) areas.push(frame(letters.flatMap(({ runs }) => runs)))
  const sewn = lines.reduce(
    (clearance, { points, radius }) => widened(clearance, points, radius),
    clearanceOf(areas),
  )
  const outline = { points: contourAt(sewn, -distanceFromMotif), closed: true }
  return { outline, letters, motif, accents: [], middle: [room.x, room.y] }
}

const lineStride = 4

const pointsAlong = (runs: readonly Run[]): Point[] =>
  runs.flatMap((run) => stepsAlong(run, lineStride)).map(({ at }) => at)

const noArc = { x: 200, y: 200, radius: 1, span: 0, height: 0 }

/** Bounding box of the letters as an area, so that the contour surrounds words and not each letter. */
function frame(runs: readonly Run[]): Run {
  const { x, y, width, height } = boxAround(runs)
  const [dx, dy] = [width / 2 + 3, height / 2 + 3]
  return {
    closed: true,
    points: [
      [x - dx, y - dy],
      [x + dx, y - dy],
      [x + dx, y + dy],
      [x - dx, y + dy],
    ],
  }
}
