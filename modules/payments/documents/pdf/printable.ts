import anyAscii from 'any-ascii'

/** The part of a font that `printable` uses. */
export type Font = { hasGlyphForCodePoint(codePoint: number): boolean }

/**
 * A text without what the font can't draw, which would be empty boxes: letters and digits are written in Latin ones, so
 * that a document names its buyer whatever the script, and emoji go.
 */
export function printable(font: Font, text: string): string {
  const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  const drawn = text.normalize('NFC').replace(/[^\n]/gu, (character) => {
    if (has(character)) return character
    return /[\p{L}\p{M}\p{N}]/u.test(character) ? anyAscii(character) : ''
  })
  return drawn === text ? text : drawn.replace(/ {2,}/g, ' ').replace(/^ | $/gm, '')
}
