/**
 * A letter of the shop's embroidery alphabet: `d` is the path of the satin column, for capitals of height 10 with their
 * baseline at y = 10. `width` excludes the gap to the next letter.
 */
export type Glyph = { d: string; width: number }

const glyph = (width: number, d: string): Glyph => ({ width, d })

/** Gap between two letters, in alphabet units. */
export const letterGap = 3

/** Half the width of a satin column: letters extend this far beyond their paths. */
export const columnRadius = 1.32

/** Glyphs by character, in capitals. */
export const alphabet: Record<string, Glyph> = {
  A: glyph(7, 'M0 10L3.5 0L7 10M1.2 6.8H5.8'),
  B: glyph(6, 'M0 0V10H3.4A2.6 2.6 0 0 0 3.4 4.8H0M0 0H3A2.4 2.4 0 0 1 3 4.8'),
  C: glyph(6.6, 'M6.6 1.8A4 5 0 1 0 6.6 8.2'),
  D: glyph(6.4, 'M0 0V10H2.4A4 5 0 0 0 2.4 0Z'),
  E: glyph(5.2, 'M5.2 0H0V10H5.2M0 4.9H4.4'),
  F: glyph(5.2, 'M5.2 0H0V10M0 4.9H4.4'),
  G: glyph(6.8, 'M6.5 1.8A4 5 0 1 0 6.8 8V5.4H4.2'),
  H: glyph(6.2, 'M0 0V10M6.2 0V10M0 4.9H6.2'),
  I: glyph(0.6, 'M0.3 0V10'),
  J: glyph(4.6, 'M4.6 0V7A2.4 3 0 0 1 0 7.4'),
  K: glyph(6, 'M0 0V10M6 0L0 6M2 4.2L6 10'),
  L: glyph(5, 'M0 0V10H5'),
  M: glyph(8, 'M0 10V0L4 6.4L8 0V10'),
  N: glyph(6.4, 'M0 10V0L6.4 10V0'),
  O: glyph(7.6, 'M3.8 0A3.8 5 0 1 1 3.79 0Z'),
  P: glyph(5.8, 'M0 10V0H3A2.8 2.8 0 0 1 3 5.6H0'),
  Q: glyph(7.6, 'M3.8 0A3.8 5 0 1 1 3.79 0ZM4.6 7L7.4 10'),
  R: glyph(6, 'M0 10V0H3.2A2.7 2.7 0 0 1 3.2 5.4H0M3 5.4L6 10'),
  S: glyph(5.8, 'M5.5 1.7C4.6 -0.5 0.4 -0.4 0.4 2.5C0.4 5.6 5.8 4.2 5.8 7.4C5.8 10.6 1 10.6 0 8.2'),
  T: glyph(6.4, 'M0 0H6.4M3.2 0V10'),
  U: glyph(6.4, 'M0 0V6.4A3.2 3.6 0 0 0 6.4 6.4V0'),
  V: glyph(7, 'M0 0L3.5 10L7 0'),
  W: glyph(9.6, 'M0 0L2.4 10L4.8 2.6L7.2 10L9.6 0'),
  X: glyph(6.4, 'M0 0L6.4 10M6.4 0L0 10'),
  Y: glyph(6.6, 'M0 0L3.3 5L6.6 0M3.3 5V10'),
  Z: glyph(6, 'M0 0H6L0 10H6'),
  Æ: glyph(9, 'M9 0H4.2L0 10M4.6 0V10H9M1.5 6.6H4.6M4.6 4.9H8.2'),
  Ø: glyph(7.6, 'M3.8 0A3.8 5 0 1 1 3.79 0ZM0.6 10.4L7 -0.4'),
  Å: glyph(7, 'M0 10L3.5 1.4L7 10M1.3 7H5.7M3.5 -2.4A1 1 0 1 1 3.49 -2.4Z'),
  '0': glyph(6.4, 'M3.2 0A3.2 5 0 1 1 3.19 0Z'),
  '1': glyph(2.6, 'M0 2.2L2.4 0V10'),
  '2': glyph(5.6, 'M0.2 2.4C0.8 -0.8 5.6 -0.6 5.4 2.6C5.2 5 0 8 0 10H5.6'),
  '3': glyph(
    5.6,
    'M0.2 1.6C1.4 -0.6 5.4 -0.4 5.2 2.4C5.1 4 3.6 4.7 2.2 4.8C4 4.8 5.6 5.8 5.6 7.4C5.6 10.6 1 10.8 0 8.2',
  ),
  '4': glyph(6, 'M4.6 10V0L0 7H6'),
  '5': glyph(5.6, 'M5.2 0H0.8L0.4 4.6C2 3.6 5.6 3.8 5.6 6.9C5.6 10.6 1 10.8 0 8.4'),
  '6': glyph(5.8, 'M4.8 0.4C1.6 1.6 0 4.4 0 7A2.9 2.9 0 1 0 2.9 4.2C1.6 4.2 0.4 5 0.1 6.2'),
  '7': glyph(5.6, 'M0 0H5.6L1.8 10'),
  '8': glyph(5.8, 'M2.9 0A2.4 2.3 0 1 1 2.89 0ZM2.9 4.6A2.8 2.7 0 1 1 2.89 4.6Z'),
  '9': glyph(5.8, 'M1 9.6C4.2 8.4 5.8 5.6 5.8 3A2.9 2.9 0 1 0 2.9 5.8C4.2 5.8 5.4 5 5.7 3.8'),
  '.': glyph(0.8, 'M0.4 9.6V9.7'),
  ',': glyph(1.2, 'M0.8 9.4L0.2 11.2'),
  '!': glyph(0.8, 'M0.4 0V6.2M0.4 9.6V9.7'),
  '?': glyph(5, 'M0 2C0.6 -0.6 5 -0.6 5 2.4C5 4.6 2.5 4.6 2.5 6.6M2.5 9.6V9.7'),
  '-': glyph(3.2, 'M0 5.4H3.2'),
  "'": glyph(0.6, 'M0.3 0V1.8'),
  '&': glyph(
    6.8,
    'M6.8 10L1.8 3.4C0.4 1.4 2 0 3.2 0C5 0 5.6 2 4.2 3.2L1.4 5.4C-1 7.4 0.4 10 2.8 10C5 10 6.4 8 6.6 5.8',
  ),
  '+': glyph(5, 'M2.5 2.8V8M0 5.4H5'),
  '/': glyph(4.4, 'M0 10L4.4 0'),
  ':': glyph(0.8, 'M0.4 3.2V3.3M0.4 9V9.1'),
  ' ': glyph(2.2, ''),
}

/** Width of a text at height 10, columns included. Characters missing from the alphabet count as spaces. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + glyphOf(character).width + letterGap, -letterGap) +
  columnRadius * 2

/** The glyph of a character; an empty one for a character missing from the alphabet. */
export const glyphOf = (character: string): Glyph => alphabet[character] ?? { d: '', width: 2.2 }
