import { brightness, shade } from '../colour.ts'

/** The light stands at the top left: its direction in the picture's plane, in radians. */
export const fromLight = Math.PI / 4

/**
 * Share of the light that a thread with this heading (radians) gives back. A thread is a cylinder: it shines across the
 * light and is dull along it.
 */
export const sheen = (heading: number): number => Math.sin(heading - fromLight) ** 2

/** Where a stitch of this heading points with the light: 1 away from it, -1 towards it. */
export const alongLight = (heading: number): number => Math.cos(heading - fromLight)

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
