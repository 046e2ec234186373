import type { DesignPlace } from '../../../shared/contract/api.d.ts'
import { margin, unitsPerMm } from '../embroidery.ts'
import type { Frame } from '../frame.ts'
import { cell } from '../picture/grid.ts'
import type { Component } from '../picture/pixels/components.ts'
import type { Grid } from '../picture/pixels/label-grid.ts'
import type { Pixels } from '../picture/pixels/pixels.ts'

/** A circle on the patch, in millimetres from its middle. */
export type Spot = { x: number; y: number; radius: number }

/** Radius of the ring that shows a thin line, in mm. */
const ringOnLine = 3

/** A ring around the middle of a line, which lies on the line also where that is bent. */
export function placeOnLine({ cells }: Component, { width }: Grid, { middle }: Frame): Spot {
  const at = cells[cells.length >> 1] ?? 0
  return {
    x: (((at % width) + 0.5) * cell - middle[0]) / unitsPerMm,
    y: ((Math.floor(at / width) + 0.5) * cell - middle[1]) / unitsPerMm,
    radius: ringOnLine,
  }
}

/** The circle around a component, as a design measures; that around a wide one stays on the patch. */
export function placeOf(part: Component, { middle, width, height }: Frame): Spot {
  const { left, top, right, bottom } = part
  const x = ((left + right + 1) * (cell / 2) - middle[0]) / unitsPerMm
  const y = ((top + bottom + 1) * (cell / 2) - middle[1]) / unitsPerMm
  const [across, down] = [right - left + 1, bottom - top + 1].map(
    (cells) => cells * (cell / 2 / unitsPerMm),
  ) as [number, number]
  const room = (Math.max(width, height) / 2 - margin) / unitsPerMm - Math.hypot(x, y)
  const [least, most] = [Math.min(across, down), Math.max(across, down)]
  return { x, y, radius: Math.max(least, Math.min(most, room)) }
}

/** The circle around what the patch shows of a picture. */
export function shownOf({ x, y, width, turn }: DesignPlace, pixels: Pixels, frame: Frame): Spot {
  const angle = (turn * Math.PI) / 180
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))]
  const height = (width * pixels.height) / pixels.width
  const across = spanOf(x, width * cos + height * sin, frame.width)
  const down = spanOf(y, width * sin + height * cos, frame.height)
  return { x: across.middle, y: down.middle, radius: Math.max(across.half, down.half) }
}

/** The part of a span around `middle` that lies on the patch, in mm. */
function spanOf(middle: number, length: number, patch: number) {
  const half = patch / 2 / unitsPerMm - margin / unitsPerMm
  const from = Math.max(-half, Math.min(half, middle - length / 2))
  const to = Math.max(-half, Math.min(half, middle + length / 2))
  return { middle: (from + to) / 2, half: (to - from) / 2 }
}
