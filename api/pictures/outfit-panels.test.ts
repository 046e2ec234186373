import { expect, test } from 'vitest'
import type { WornPatch } from '../../modules/catalogue/rules.ts'
import { panelsOf } from './outfit-panels.ts'

const worn = (side: 'front' | 'back', y: number): WornPatch => ({ id: 1, side, x: 500, y, turn: 0 })
const shown = (patches: readonly WornPatch[]) =>
  panelsOf(patches).map((panel) => [panel.part, panel.patches.length])

test('the two parts with the most patches are shown from top to back', () => {
  expect(shown([worn('back', 600), worn('front', 1000), worn('front', 1100)])).toEqual([
    ['legs', 2],
    ['back', 1],
  ])
  expect(shown([worn('back', 600), worn('front', 400)])).toEqual([
    ['bib', 1],
    ['back', 1],
  ])
})

test('without patches, the front is shown', () => {
  expect(shown([])).toEqual([
    ['bib', 0],
    ['legs', 0],
  ])
})

test('a patch where two parts overlap is shown on both', () => {
  expect(shown([worn('front', 870)])).toEqual([
    ['bib', 1],
    ['legs', 1],
  ])
})
