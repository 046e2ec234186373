import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostWorn, outfitFrom, outfitText, readOutfit, wholeTurn } from './outfit.ts'
import { onCloth, overallsColours } from './overalls.ts'
import { litTurn } from './pictures.ts'

const worn = fc.record({
  id: fc.integer({ min: 1, max: 999_999_999 }),
  side: fc.constantFrom('front' as const, 'back' as const),
  x: fc.integer({ min: 0, max: 1000 }),
  y: fc.integer({ min: 0, max: 1520 }),
  turn: fc.integer({ min: -180, max: 180 }),
})

test('an outfit survives its address', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...overallsColours),
      fc.array(worn, { maxLength: mostWorn }),
      (colour, patches) => {
        const text = outfitText({ colour, patches })
        expect(outfitFrom(text)).toEqual({ colour, patches })
        expect(`${new URLSearchParams({ text })}`).toBe(`text=${text}`)
      },
    ),
    { seed: 2027 },
  )
})

test.each([
  '',
  'rosa',
  'red_',
  'red_31',
  'red_31.f.500.490',
  'red_031.f.500.490.0',
  'red_31.s.500.490.0',
  'red_31.f.1001.490.0',
  'red_31.f.500.1521.0',
  'red_31.f.500.490.181',
  'red_31.f.500.490.-0',
  'red_31.f.5e2.490.0',
  'red_31.f.500.490.0_',
  `red${'_31.f.500.490.0'.repeat(mostWorn + 1)}`,
])('%s is no outfit', (text) => {
  expect(outfitFrom(text)).toBeUndefined()
})

test('a patch stays on the overalls, and its turn within half a circle', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), fc.integer(), (place, degrees) => {
      const { x, y } = onCloth('front', place, place)
      const turn = wholeTurn(degrees)
      const patches = [{ id: 1, side: 'front' as const, x, y, turn }]
      expect(outfitFrom(outfitText({ colour: 'red', patches }))).toBeDefined()
      expect(Math.abs((turn - degrees) % 360)).toBe(0)
    }),
    { seed: 2027 },
  )
})

test('of a link that was cut, the whole patches are left', () => {
  expect(readOutfit('red_31.f.500.490.0_22.b.520.600.0')?.isWhole).toBe(true)
  expect(readOutfit('red_31.f.500.490.0_22.b.520')).toEqual({
    outfit: { colour: 'red', patches: [{ id: 31, side: 'front', x: 500, y: 490, turn: 0 }] },
    isWhole: false,
  })
  const tooMany = readOutfit(`red${'_31.f.500.490.0'.repeat(mostWorn + 5)}`)
  expect([tooMany?.outfit.patches.length, tooMany?.isWhole]).toEqual([mostWorn, false])
  expect(readOutfit('tull')).toBeUndefined()
})

test('a turned patch has the light of the nearest quarter turn', () => {
  expect([0, 44, -44, 360].map(litTurn)).toEqual(Array(4).fill(undefined))
  expect([46, 90, 180, -180, -90, -46].map(litTurn)).toEqual([90, 90, 180, 180, 270, 270])
})
