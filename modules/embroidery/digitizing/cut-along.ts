import type { PatchDesign } from '../../shared/contract/api.d.ts'
import { mover, type Placement, type Run } from '../geometry/point.ts'
import { contoursOf } from './areas/trace.ts'
import { motifRegions, textRegions } from './drawn-parts.ts'
import { unitsPerMm } from './embroidery.ts'
import { type Frame, frameAround, frameOfShape } from './frame.ts'
import { eachSewnCell } from './painted.ts'
import { distancesInside } from './picture/distance.ts'
import { cell, colourGridOf, gridOf } from './picture/grid.ts'
import type { Pixels } from './picture/pixels/pixels.ts'

/** Distances of the edge's centre line from what is sewn, in picture units: further where parts would fall apart. */
const distances = [24, 36, 52, 72]

/** Room around the drawing for the contour, in cells. */
const room = 64

/**
 * A design of which the patch is cut along its picture, motif and text, with its frame. The patch has the ordered size,
 * so that all that is on it grows or shrinks with it.
 */
export function cutAlong(
  design: PatchDesign,
  pixels?: Pixels,
): { design: PatchDesign; frame: Frame } {
  const before = frameOfShape('square', design.size)
  const drawn = contourAround(subjectOf(design, pixels, before), gridOf(before))
  if (!drawn) return { design, frame: frameOfShape('circle', design.size) }
  const frame = frameAround(drawn, design.size)
  const { picture, motif } = design
  return {
    frame: { ...frame, shapeAt: movedPlacement(before.shapeAt, frame.shapeAt) },
    design: {
      ...design,
      ...(picture && { picture: { ...picture, place: movedPlace(picture.place, before, frame) } }),
      ...(motif && { motif: { ...motif, place: movedPlace(motif.place, before, frame) } }),
    },
  }
}

/** Where a drawing stands that is moved from one place to another; neither turns it. */
const movedPlacement = (from: Placement, to: Placement): Placement => {
  const [x, y] = mover(to)([from.x, from.y])
  return { ...to, x, y, scale: from.scale * to.scale }
}

function movedPlace<Place extends { x: number; y: number; width: number }>(
  place: Place,
  before: Frame,
  { shapeAt, middle }: Frame,
): Place {
  const there = mover(shapeAt)([
    before.middle[0] + place.x * unitsPerMm,
    before.middle[1] + place.y * unitsPerMm,
  ])
  return {
    ...place,
    x: (there[0] - middle[0]) / unitsPerMm,
    y: (there[1] - middle[1]) / unitsPerMm,
    width: place.width * shapeAt.scale,
  }
}

/** 1 for each cell on which the design has something. */
function subjectOf(
  { picture, motif, text }: PatchDesign,
  pixels: Pixels | undefined,
  frame: Frame,
) {
  const grid = gridOf(frame)
  const cells =
    picture && pixels
      ? colourGridOf(picture, pixels, frame).covered.slice()
      : new Uint8Array(grid.width * grid.height)
  const regions = [
    ...(motif ? motifRegions(motif, frame) : []),
    ...(text ? textRegions(text, 'contour', frame, !picture && !motif) : []),
  ]
  for (const region of regions)
    eachSewnCell(region, grid, (at) => {
      cells[at] = 1
    })
  return cells
}

/** The line around all cells at the least distance at which it is one; the largest one if they never join. */
function contourAround(
  cells: Uint8Array,
  { width, height }: { width: number; height: number },
): Run | undefined {
  if (!cells.includes(1)) return undefined
  const [wide, high] = [width + 2 * room, height + 2 * room]
  const outside = new Uint8Array(wide * high).fill(1)
  for (let at = 0; at < cells.length; at++)
    if (cells[at]) outside[(Math.floor(at / width) + room) * wide + (at % width) + room] = 0
  const apart = distancesInside(outside, { width: wide, height: high }, true)
  const field = {
    left: -room,
    top: -room,
    width: wide,
    height: high,
    values: apart.map((value) => -value),
  }
  let largest: Run | undefined
  for (const distance of distances) {
    const loops = contoursOf(field, -distance / cell).toSorted(
      (a, b) => Math.abs(area(b)) - Math.abs(area(a)),
    )
    largest = loops[0]
    // Holes wind the other way.
    if (loops.every((loop) => loop === largest || area(loop) * area(loops[0] ?? loop) < 0)) break
  }
  return largest && { closed: true, points: evened(evened(largest.points)) }
}

/** The area of a run, with the sign of its direction. */
const area = ({ points }: Run): number =>
  points.reduce((sum, [x, y], index) => {
    const [nx, ny] = points[(index + 1) % points.length] ?? [x, y]
    return sum + x * ny - nx * y
  }, 0) / 2

/** Points moved towards the middle of their neighbours, so that the merrowing foot can follow. */
const evened = (points: Run['points']): Run['points'] =>
  points.map(([x, y], index) => {
    const [ax, ay] = points[(index + points.length - 1) % points.length] ?? [x, y]
    const [bx, by] = points[(index + 1) % points.length] ?? [x, y]
    return [x / 2 + (ax + bx) / 4, y / 2 + (ay + by) / 4] as const
  })
