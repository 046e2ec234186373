/** What is asked of a font. */
export type Font = { hasGlyphForCodePoint(codePoint: number): boolean }

/**
 * A text without what the font can't draw, which would be empty boxes: letters lose the accent that it lacks or become
 * '?', and emoji go.
 */
export function printable(font: Font, text: string): string {
  const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  const drawn = text.normalize('NFC').replace(/[^\n]/gu, (character) => {
    if (has(character)) return character
    const [plain = ''] = character.normalize('NFD')
    if (plain !== character && has(plain)) return plain
    return /[\p{L}\p{N}]/u.test(character) ? '?' : ''
  })
  return drawn === text ? text : drawn.replace(/ {2,}/g, ' ').replace(/^ | $/gm, '')
}
