import { expect, test } from 'vitest'
import { assortmentTexts } from './text.ts'

test.each([
  [999, true, 'Viser 999 av 2 000 patcher'],
  [1000, true, 'Viser minst 1 000 av 2 000 patcher'],
  [1000, false, 'Viser 1 000 av 2 000 patcher'],
])('the count of %i patches that match, with a search: %s', (matching, isSearch, text) => {
  expect(assortmentTexts.count(matching, 2000, isSearch)).toBe(text)
})
