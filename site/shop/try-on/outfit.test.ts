import { beforeEach, describe, expect, test } from 'vitest'
import { mostWorn, outfitText } from '../../../modules/catalogue/rules.ts'
import {
  $hasEarlier,
  $isDamaged,
  $isShared,
  $outfit,
  $past,
  $selected,
  changeWorn,
  freeSpot,
  layOnTop,
  loadOutfit,
  putOn,
  setColour,
  showStep,
  takeEarlier,
  takeOff,
  undo,
} from './outfit.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  })
  loadOutfit(undefined)
})

const ids = () => $outfit.get().patches.map(({ id }) => id)

test('a patch that is put on is kept by the browser, and selected', () => {
  putOn(31, 'bib', { x: 500, y: 490 })
  expect($selected.get()).toBe(0)
  loadOutfit(undefined)
  expect($outfit.get().patches).toEqual([{ id: 31, side: 'front', x: 500, y: 490, turn: 0 }])
})

test('each press finds another place, also when all good ones are taken', () => {
  for (let count = 0; count < 30; count++) putOn(count + 1, 'back', freeSpot('back'))
  const places = $outfit.get().patches.map(({ x, y }) => `${x} ${y}`)
  expect(new Set(places).size).toBe(30)
  expect($outfit.get().patches.every(({ side }) => side === 'back')).toBe(true)
})

test('a drag is one change, however many steps it had', () => {
  putOn(31, 'bib', { x: 500, y: 490 })
  const before = $outfit.get()
  for (let step = 1; step <= 30; step++) showStep(0, { x: 500 + step, y: 490 })
  changeWorn(0, {}, before)
  expect($outfit.get().patches[0]?.x).toBe(530)
  undo()
  expect($outfit.get().patches[0]?.x).toBe(500)
  undo()
  expect(ids()).toEqual([])
})

test('a patch is turned, laid on top and taken off', () => {
  putOn(1, 'bib', { x: 400, y: 500 })
  putOn(2, 'bib', { x: 450, y: 500 })
  changeWorn(0, { turn: 190 })
  expect($outfit.get().patches[0]?.turn).toBe(-170)
  layOnTop(0)
  expect(ids()).toEqual([2, 1])
  expect($selected.get()).toBe(1)
  takeOff(1)
  expect(ids()).toEqual([2])
})

test('no outfit has more patches than its address may have', () => {
  for (let count = 0; count < mostWorn; count++) putOn(1, 'bib', { x: 500, y: 500 })
  expect(putOn(1, 'bib', { x: 500, y: 500 })).toBe(false)
  expect(ids()).toHaveLength(mostWorn)
})

describe('an outfit that somebody shared', () => {
  const shared = outfitText({
    colour: 'blue',
    patches: [{ id: 7, side: 'front', x: 500, y: 490, turn: 0 }],
  })

  test('is shown, and leaves the own one alone until it is changed', () => {
    putOn(31, 'bib', { x: 500, y: 490 })
    loadOutfit(shared)
    expect([ids(), $isShared.get(), $hasEarlier.get()]).toEqual([[7], true, true])
    loadOutfit(undefined)
    expect(ids()).toEqual([31])
  })

  test('becomes the own one with the first change, which can be taken back at a later visit', () => {
    putOn(31, 'bib', { x: 500, y: 490 })
    loadOutfit(shared)
    setColour('green')
    expect($isShared.get()).toBe(false)
    loadOutfit(undefined)
    expect([ids(), $hasEarlier.get()]).toEqual([[7], true])
    takeEarlier()
    expect([ids(), $hasEarlier.get()]).toEqual([[31], false])
  })

  test('that nobody could have shared is ignored', () => {
    putOn(31, 'bib', { x: 500, y: 490 })
    loadOutfit('red_31.f.99999.0.0')
    expect([ids(), $isShared.get()]).toEqual([[31], false])
    expect($isDamaged.get()).toBe(true)
  })

  test('whose link was cut is shown as far as it goes', () => {
    putOn(31, 'bib', { x: 500, y: 490 })
    loadOutfit('blue_22.f.500.490.0_23.f.50')
    expect([ids(), $isShared.get(), $isDamaged.get()]).toEqual([[22], true, true])
    loadOutfit('blue_22.f.500.490.0')
    expect($isDamaged.get()).toBe(false)
  })
})

test('a patch that is dragged beside the overalls stays on their cloth', () => {
  putOn(31, 'bib', { x: 210, y: 300 })
  const [{ x, y } = { x: 0, y: 0 }] = $outfit.get().patches
  expect(x).toBeGreaterThan(380)
  expect(y).toBe(349)
  putOn(32, 'legs', { x: 500, y: 1300 })
  expect(Math.abs(($outfit.get().patches[1]?.x ?? 0) - 500)).toBeGreaterThan(80)
})

test('changes can be undone, a bounded number of them', () => {
  for (let count = 0; count < 120; count++) setColour(count % 2 ? 'red' : 'blue')
  expect($past.get().length).toBeLessThanOrEqual(50)
})
