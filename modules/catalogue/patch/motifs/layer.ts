import type { Layer, Motif } from '../motif.ts'

/** An area filled with satin stitches. */
export const area = (slot: number, angle: number, d: string): Layer => ({ d, slot, angle })

/** A satin column along a path. */
export const column = (slot: number, width: number, d: string): Layer => ({
  d,
  slot,
  angle: 0,
  line: width,
})

/** A motif from layers, back to front. */
export const motif = (...layers: Layer[]): Motif => ({ layers })
