import { brightness, shade } from '../colour.ts'
import type { Point } from '../geometry/point.ts'
import { round } from './svg-path.ts'

/**
 * The light on a drawing. It always stands at the top left of what is seen: of a drawing that is turned afterwards, this
 * is not its own top left. Maps a vector of the picture as it is seen to the vector in the drawing.
 */
export type Light = (seen: Point) => Point

/** The light on a drawing that will be turned clockwise by this many degrees. */
export function lightOver(turn: number): Light {
  const angle = (turn * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return ([x, y]) => [x * cos + y * sin, y * cos - x * sin]
}

/** The direction in which the light falls, as a vector of length 1 in the drawing. */
export const fallOf = (light: Light): Point => light([Math.SQRT1_2, Math.SQRT1_2])

/** An SVG transformation that moves a shadow by as much as is seen. */
export const shadowBy = (light: Light, seen: Point): string =>
  `translate(${light(seen).map(round).join(' ')})`

/**
 * Share of the light that a thread gives back which turns away from the light's direction by `tilt` radians. A thread is
 * a cylinder: it shines across the light and is dull along it.
 */
export const sheen = (tilt: number): number => Math.sin(tilt) ** 2

/** Brighter thread has hardly a lighter tone for its highlights, so that its body is darker. */
const brightThread = 0.7

/** The tones of a thread that gives back this share of the light. */
export function tonesOf(colour: string, share: number): { body: string; highlight: string } {
  const bright = Math.max(0, (brightness(colour) - brightThread) / (1 - brightThread))
  return {
    body: shade(colour, -0.2 + 0.2 * share - 0.05 * bright),
    highlight: shade(colour, 0.06 + (0.34 + 0.3 * bright) * share),
  }
}

/** The tones of the gaps between threads, of a thread's tips, and of the underlay that shows at the ends of rows. */
export const gapOf = (colour: string): string => shade(colour, -0.42)
export const tipOf = (colour: string): string => shade(colour, -0.26)
export const underlayOf = (colour: string): string => shade(colour, -0.3)
