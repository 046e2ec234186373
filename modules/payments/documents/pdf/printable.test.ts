import { expect, test } from 'vitest'
import { printable } from './printable.ts'

const latin = { hasGlyphForCodePoint: (codePoint: number) => codePoint < 0x180 }

test.each([
  ['Kari Nordmann\nÅsveien 1', 'Kari Nordmann\nÅsveien 1'],
  ['Kari 😀 Nordmann', 'Kari Nordmann'],
  ['👩‍👩‍👧‍👦 Kari ❤️\n🇳🇴 Oslo', 'Kari\nOslo'],
  ['A\u030Ase Nguyễn', 'Åse Nguyen'],
  ['Олена Шевченко', 'Olena Shevchenko'],
  ['牌 محمد ١', 'Pai mhmd 1'],
  ['a  b', 'a  b'],
])('the name %j is printed without empty boxes as %j', (name, printed) => {
  expect(printable(latin, name)).toBe(printed)
})
