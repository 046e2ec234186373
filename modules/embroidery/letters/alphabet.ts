/**
 * A letter: the path of its satin column, for capitals of height 10 with their baseline at y = 10. `width` is that of
 * the path; the column extends by the alphabet's radius on all sides. Where letters are joined, `width` is the distance
 * along the baseline from the letter's joint to that of the next one.
 */
export type Glyph = {
  d: string
  width: number
  /** Height of the letter's top where an accent above takes some of its room. Default: 0, that of capitals. */
  top?: number
}

/** Glyphs by character. */
export type Alphabet = {
  glyphs: Readonly<Record<string, Glyph>>
  /** Half the width of the satin columns. */
  radius: number
  /** It has capitals only: lower case is written with them. */
  capitals: boolean
  /**
   * Height at which a lower-case letter meets the letter before it. Every letter ends there, at its width, and every
   * lower-case letter begins there, at x = 0. Default: letters stand apart.
   */
  joint?: number
}

export const glyph = (width: number, d: string, top = 0): Glyph => ({ width, d, top })
