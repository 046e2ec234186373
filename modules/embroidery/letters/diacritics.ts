/** The marks above a letter, drawn upright as the script's letters are; none ends higher than Å's ring. */
export const diacritics: Readonly<Record<string, { letter: string; mark: string }>> = {
  é: { letter: 'e', mark: 'M2.7 1.8L4.1 0.4' },
  è: { letter: 'e', mark: 'M3.1 1.8L1.7 0.4' },
  ë: { letter: 'e', mark: dots(2.6, 1.8) },
  ä: { letter: 'a', mark: dots(2.9, 1.9) },
  ö: { letter: 'o', mark: dots(2.6, 1.9) },
  ü: { letter: 'u', mark: dots(3.2, 1.9) },
  É: { letter: 'E', mark: 'M3.2 -2.1L4.6 -3.2' },
  È: { letter: 'E', mark: 'M3.6 -2.1L2.2 -3.2' },
  Ë: { letter: 'E', mark: dots(3.3, -2.4) },
  Ä: { letter: 'A', mark: dots(5.6, -2.4) },
  Ö: { letter: 'O', mark: dots(3.8, -2.4) },
  Ü: { letter: 'U', mark: dots(3.7, -2.4) },
}

/** Two dots around a middle. */
function dots(x: number, y: number): string {
  return [x - 1.4, x + 1.4].map((at) => `M${at} ${y}L${at} ${y + 0.1}`).join('')
}
