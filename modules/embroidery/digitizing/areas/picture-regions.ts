import type { ChartThread } from '../../../shared/contract/api.d.ts'
import type { Placement, Run } from '../../geometry/point.ts'
import { rows } from '../../stitches/course.ts'
import type { Region } from '../../stitches/region.ts'
import type { Stitch } from '../../stitches/stitch.ts'
import { distancesInside } from '../picture/distance.ts'
import { type Component, componentsOf } from '../picture/pixels/components.ts'
import { bare, type LabelGrid } from '../picture/pixels/label-grid.ts'
import { leftBare } from './left-bare.ts'
import { axisOf } from './principal-axis.ts'
import { satinRibs } from './satin.ts'
import type { Mask } from './skeleton.ts'
import { contoursOf, type Field, softField } from './trace.ts'

/** Below a half, so that neighbouring areas overlap by a thread and no cloth shows between them. */
const level = 0.36

/** Satin reaches across areas up to this deep, in cells: 4.5 mm wide. */
const deepestSatin = 9

/** Areas with fewer times the area of their largest circle are dots, and have no middle line. */
const slender = 2

/** An area this many times as long as wide has its rows along its length; others along the angle of their thread. */
const elongated = 1.7

/** Angles of the rows of neighbouring threads, which differ so that they shine differently. */
const angles = [22, -34, 68, -72, 45, -12, 84, -50]
const angleStep = 15

const inPlace: Placement = { x: 0, y: 0, scale: 1, turn: 0, mirrored: false }

/** The sewing of one area: satin across its middle lines, rows at an angle in degrees, or both. */
type Sewn = { rows?: { angle: number; runs: Run[] }[]; ribs?: Stitch[]; runs: Run[] }

/** The areas of a picture as they are sewn: threads with large areas first, so that small ones lie on top. */
export function pictureRegions(grid: LabelGrid, threads: readonly ChartThread[]): Region[] {
  const byLabel = Map.groupBy(componentsOf(grid, bare), ({ label }) => label)
  const area = (parts: readonly Component[]) =>
    parts.reduce((sum, { cells }) => sum + cells.length, 0)
  const ordered = [...byLabel].toSorted(([, a], [, b]) => area(b) - area(a))
  return ordered.flatMap(([label, parts], order): Region[] => {
    const thread = threads[label] ?? 'black'
    const sewn = parts.map((part) => sewnArea(part, grid, angles[order % angles.length] ?? 0))
    const filled = Map.groupBy(
      sewn.flatMap(({ rows: some = [] }) => some),
      ({ angle }) => angle,
    )
    const satin = sewn.filter(({ ribs }) => ribs?.length)
    return [
      ...[...filled].map(
        ([angle, alike]): Region => ({
          kind: 'fill',
          thread,
          runs: alike.flatMap(({ runs }) => runs),
          course: rows(angle),
          at: inPlace,
        }),
      ),
      ...(satin.length
        ? [
            {
              kind: 'satin' as const,
              thread,
              runs: satin.flatMap(({ runs }) => runs),
              ribs: satin.flatMap(({ ribs = [] }) => ribs),
            },
          ]
        : []),
    ]
  })
}

function sewnArea(part: Component, grid: LabelGrid, ownAngle: number): Sewn {
  const field = softField(part.cells, grid.width, part)
  const runs = contoursOf(field, level)
  const mask = maskOf(field, part, grid.width)
  const depth = distancesInside(mask.cells, mask)
  const deepest = depth.reduce((most, one) => Math.max(most, one), 0)
  const isSlender = part.cells.length > slender * Math.PI * deepest * deepest
  const axis = axisOf(part.cells, grid.width)
  if (deepest > deepestSatin || !isSlender) {
    if (deepest <= deepestSatin) return { runs, rows: [{ angle: stepped(axis.angle + 90), runs }] }
    const angle = axis.ratio > elongated ? stepped(axis.angle) : ownAngle
    return { runs, rows: [{ angle, runs }] }
  }
  const ribs = satinRibs({ mask, depth, field, level })
  const rest = leftBare(mask, field, ribs)
  return {
    runs,
    ribs,
    ...(rest.length && { rows: [{ angle: stepped(axis.angle + 90), runs: rest }] }),
  }
}

/** The cells of an area in its field. */
function maskOf(
  { left, top, width, height }: Field,
  { cells }: Component,
  gridWidth: number,
): Mask {
  const inside = new Uint8Array(width * height)
  for (const at of cells) {
    const x = at % gridWidth
    inside[((at - x) / gridWidth - top) * width + x - left] = 1
  }
  return { width, height, cells: inside }
}

/** Angles in steps, so that areas of one thread that lie alike are sewn together; -90 to 90 degrees. */
function stepped(angle: number): number {
  const step = Math.round(angle / angleStep) * angleStep
  return ((((step + 90) % 180) + 180) % 180) - 90
}
