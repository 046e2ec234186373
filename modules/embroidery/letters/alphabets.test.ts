import { expect, test } from 'vitest'
import { alphabetNames, alphabets, isWritable } from './alphabets.ts'

test('each alphabet writes the same characters, so that a text can change its alphabet', () => {
  for (const name of alphabetNames)
    expect(
      Object.keys(alphabets[name].glyphs).filter((one) => !isWritable(one)),
      name,
    ).toEqual([])
})

test.each(['ñ', 'ß', '🎉', '<', '', 'constructor'])("no alphabet writes '%s'", (character) => {
  expect(isWritable(character)).toBe(false)
})
