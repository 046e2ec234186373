import type { Layer, Motif } from '../motif.ts'
import { type Course, rows } from '../stitches/course.ts'

/** An area filled with threads that run in a course, or in straight rows at an angle (degrees). */
export const area = (slot: number, course: Course | number, d: string): Layer => ({
  d,
  slot,
  course: typeof course === 'number' ? rows(course) : course,
})

/** A satin column along a path. */
export const column = (slot: number, width: number, d: string): Layer => ({
  d,
  slot,
  course: rows(0),
  line: width,
})

/** A motif from layers, back to front. */
export const motif = (...layers: Layer[]): Motif => ({ layers })
