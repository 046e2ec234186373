/**
 * The course of the threads in a filled area. Angles in degrees, 0 is horizontal; places and lengths in the units of
 * the drawing.
 */
export type Course =
  | { readonly kind: 'rows'; readonly angle: number }
  | {
      readonly kind: 'waves'
      readonly height: number
      readonly length: number
      readonly angle: number
    }
  | { readonly kind: 'chevron'; readonly angle: number; readonly x: number }
  | { readonly kind: 'rays' | 'rings'; readonly x: number; readonly y: number }

/** Straight rows side by side. */
export const rows = (angle: number): Course => ({ kind: 'rows', angle })

/** Rows like a flag in the wind: `height` from the middle to a crest, `length` from crest to crest. */
export const waves = (height: number, length: number, angle = 0): Course => ({
  kind: 'waves',
  height,
  length,
  angle,
})

/** Rows that fall by `angle` on both sides of a vertical axis: the halves of a heart, a leaf or a roof. */
export const chevron = (angle: number, x = 0): Course => ({ kind: 'chevron', angle, x })

/** Threads that run out from a centre. */
export const rays = (x: number, y: number): Course => ({ kind: 'rays', x, y })

/** Threads that run around a centre. */
export const rings = (x: number, y: number): Course => ({ kind: 'rings', x, y })
