/**
 * A letter: the path of its satin column, for capitals of height 10 with their baseline at y = 10. `width` is that of
 * the path; the column extends by the alphabet's radius on all sides.
 */
export type Glyph = { d: string; width: number }

/** Glyphs by character. */
export type Alphabet = {
  glyphs: Readonly<Record<string, Glyph>>
  /** Half the width of the satin columns. */
  radius: number
  /** It has capitals only: lower case is written with them. */
  capitals: boolean
}

export const glyph = (width: number, d: string): Glyph => ({ width, d })
