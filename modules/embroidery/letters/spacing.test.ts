import { describe, expect, test } from 'vitest'
import { patchesOfFiles } from '../../catalogue/seed.ts'
import { distance, type Point } from '../geometry/point.ts'
import { stepsAlong } from '../geometry/walk.ts'
import { layOut } from '../layout/layout.ts'
import { shapes } from '../outlines.ts'
import type { Lettering } from '../recipe.ts'
import type { Alphabet } from './alphabet.ts'
import { type AlphabetName, alphabetNames, alphabets } from './alphabets.ts'
import { type Letter, lettersBeside } from './lettering.ts'
import { spaced, textWidth } from './spacing.ts'

const patches = (await patchesOfFiles()).map(({ id, recipe }) => ({
  id,
  recipe,
  letters: layOut(recipe).letters,
}))

const isJoined = (name: AlphabetName): boolean => (alphabets[name] as Alphabet).joint !== undefined

/** Picture units per CSS pixel where a list shows a patch 160 px wide. */
const unitsPerPixel = 400 / 160

const inkOf = ({ runs }: Letter, stride: number): Point[] =>
  runs.flatMap((run) => stepsAlong(run, stride)).map(({ at }) => at)

/** White between each letter and the next one, in pixels of a list. */
function gapsOf(letters: readonly Letter[], stride = 1.5): number[] {
  const inks = letters.map((letter) => inkOf(letter, stride))
  return letters.slice(1).map((letter, index) => {
    const [before, ink = []] = [letters[index], inks[index + 1]]
    if (!before) return Infinity
    let nearest = Infinity
    for (const at of inks[index] ?? [])
      for (const other of ink) nearest = Math.min(nearest, distance(at, other))
    return (nearest - (before.width + letter.width) / 2) / unitsPerPixel
  })
}

test('no letters of any patch weld together in a list, where a patch is 160 px wide', () => {
  const welded = patches
    .filter(({ recipe: { lettering } }) => lettering && !isJoined(lettering.alphabet ?? 'block'))
    .map(({ id, letters }) => ({ id, least: Math.min(...gapsOf(letters)) }))
    .filter(({ least }) => least < 0.75)
  expect(welded).toEqual([])
})

test('capitals of every patch are at least 8 px high in a list, between the middles of their strokes', () => {
  const capital = 10
  const small = patches
    .map(({ id, recipe, letters }) => {
      const { radius } = alphabets[recipe.lettering?.alphabet ?? 'block']
      const scales = letters.map(({ width }) => width / (2 * radius))
      return { id, height: (capital * Math.min(...scales)) / unitsPerPixel }
    })
    .filter(({ height }) => height < 8)
  expect(small).toEqual([])
})

describe('joined letters', () => {
  const joinedNames = alphabetNames.filter(isJoined)
  const low = [...'abcdefghijklmnopqrstuvwxyzæøåéèëäöü']
  const gap = (text: string, alphabet: AlphabetName, style: Lettering['style']) =>
    gapsOf(lettersBeside({ text, style, alphabet }, shapes.circle), 3)[0] ?? Infinity

  test.each(['straight', 'arched'] as const)('touch within a word, %s', (style) => {
    for (const name of joinedNames)
      for (const first of [...low, ...low.map((letter) => letter.toLocaleUpperCase('nb'))])
        for (const second of low)
          expect(gap(first + second, name, style), first + second).toBeLessThan(0)
  })

  test.each(['straight', 'arched'] as const)('stand apart between words, %s', (style) => {
    for (const name of joinedNames)
      for (const first of [...low, '!', '7'])
        for (const second of [...low, 'A', 'J', '7'])
          expect(gap(`${first} ${second}`, name, style), `${first} ${second}`).toBeGreaterThan(0.75)
  })
})

describe('white between letters looks even', () => {
  /** White between the letters of a text as shares of the average, measured as area. */
  const distances = (text: string) => {
    const { letters } = spaced(text, alphabets.block)
    return letters.slice(1).map(({ middle }, index) => middle - (letters[index]?.middle ?? 0))
  }

  test('round and slanting letters stand closer than straight ones', () => {
    const inkBetween = (text: string) =>
      textWidth(text, alphabets.block) -
      [...text].reduce((sum, one) => sum + textWidth(one, alphabets.block), 0)
    expect(inkBetween('OO')).toBeLessThan(inkBetween('HH'))
    expect(inkBetween('AV')).toBeLessThan(inkBetween('HH'))
    expect(inkBetween('LT')).toBeLessThan(inkBetween('HH'))
    expect(inkBetween('AV')).toBeLessThan(0)
  })

  test('a pair is spaced alike in both orders of mirrored letters', () => {
    expect(distances('AV')[0]).toBeCloseTo(distances('VA')[0] ?? 0, 0)
    expect(distances('HOH')[0]).toBeCloseTo(distances('HOH')[1] ?? 0, 0)
  })

  test('nothing is tucked above a full stop', () => {
    expect(textWidth('T.', alphabets.block)).toBeGreaterThan(textWidth('T', alphabets.block) + 2)
  })

  test('words stand further apart than letters', () => {
    expect(textWidth('HI HI', alphabets.block)).toBeGreaterThan(
      textWidth('HIHI', alphabets.block) + 2,
    )
  })

  test.each(alphabetNames)('in %s, no letter reaches over a space', (name) => {
    const alphabet = alphabets[name]
    for (const first of 'LTFVA')
      for (const second of 'TVYJA') {
        const ink = textWidth(first, alphabet) + textWidth(second, alphabet)
        expect(textWidth(`${first} ${second}`, alphabet) - ink).toBeGreaterThan(3.5)
      }
  })
})

test('on an arc, letters close up at the baseline by what they open at the top', () => {
  for (const name of alphabetNames) {
    const alphabet = alphabets[name]
    expect(spaced('MIDNATTSOL', alphabet, 0.03).width).toBeLessThan(
      spaced('MIDNATTSOL', alphabet).width,
    )
  }
})

test('each alphabet writes Norwegian', () => {
  for (const name of alphabetNames)
    for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ0123456789.,!?')
      expect(Object.keys(alphabets[name].glyphs), name).toContain(character)
})
