import { describe, expect, test } from 'vitest'
import { patchesOfFiles } from '../../catalogue/seed.ts'
import { clearanceOf } from '../geometry/clearance.ts'
import { mover, type Placement, placed } from '../geometry/point.ts'
import { stepsAlong } from '../geometry/walk.ts'
import { parseRecipe } from '../index.ts'
import { figureOf } from '../motif.ts'
import { motifs } from '../motifs/index.ts'
import {
  accentArrangements,
  letteringStyles,
  type MotifUse,
  outlines,
  type Recipe,
} from '../recipe.ts'
import { edgeWidth } from '../stitches/merrowed.ts'
import { accentsIn } from './accents.ts'
import { layOut } from './layout.ts'
import type { Layout } from './placed-parts.ts'

const patches = (await patchesOfFiles()).map(({ id, name, recipe }) => ({
  id,
  name,
  recipe,
  layout: layOut(recipe),
}))

const clearances = new Map<string, ReturnType<typeof clearanceOf>>()

/** The clearance inside of an outline, which many patches share. */
function clearanceIn(outline: Layout['outline']) {
  const key = JSON.stringify(outline.points)
  const clearance = clearances.get(key) ?? clearanceOf([outline])
  clearances.set(key, clearance)
  return clearance
}

/** Minimum distance between the thread of all letters and the inner side of the edge; negative means overlap. */
function roomOfLetters({ outline, letters }: Layout): number {
  const { at } = clearanceIn(outline)
  const rooms = letters.flatMap(({ runs, width }) =>
    runs
      .flatMap((run) => stepsAlong(run, 3))
      .map((step) => at(step.at) - width / 2 - edgeWidth / 2),
  )
  return Math.min(...rooms)
}

function roomOfMotif({ outline }: Layout, { name }: MotifUse, placements: readonly Placement[]) {
  const { at } = clearanceIn(outline)
  const rooms = placements.flatMap((placement) => {
    const move = mover(placement)
    return figureOf(motifs[name]).rim.map(
      ({ point, reach }) => at(move(point)) - reach * placement.scale - edgeWidth / 2,
    )
  })
  return Math.min(...rooms)
}

const recipe = (change: object): Recipe =>
  parseRecipe({
    outline: 'circle',
    cloth: 'navy',
    edge: 'gold',
    motif: { name: 'star', threads: ['gold'], arrange: 'single' },
    ...change,
  })

test('lettering of every patch stays on the cloth, clear of the edge and the border', () => {
  const lettered = patches.filter((patch) => patch.recipe.lettering)
  expect(lettered.length).toBeGreaterThan(100)
  const tight = lettered.filter(
    ({ layout, recipe }) => roomOfLetters(layout) < (recipe.border ? 9.5 : 1),
  )
  expect(tight.map(({ id, name }) => `${id} ${name}`)).toEqual([])
})

describe('the longest texts stay on the cloth too', () => {
  const texts = ['WWWWWWWWWWWWWWWWWWWWWWWW', 'ÅØÅ ÅØÅ', 'MMMMMMMMMMM MMMMMMMMMMMM', 'Å']
  test.each(
    outlines.flatMap((outline) => letteringStyles.map((style) => [outline, style] as const)),
  )('%s, %s', (outline, style) => {
    for (const text of texts)
      expect(
        roomOfLetters(layOut(recipe({ outline, lettering: { text, style, thread: 'white' } }))),
        text,
      ).toBeGreaterThan(0)
  })

  test.each(outlines)('%s, without a motif', (outline) => {
    for (const text of texts) {
      const alone = {
        outline,
        cloth: 'navy',
        edge: 'gold',
        lettering: { text, style: 'stacked', thread: 'white' },
      }
      expect(roomOfLetters(layOut(parseRecipe(alone))), text).toBeGreaterThan(0)
    }
  })
})

test('motifs and accents of every patch stay on the cloth', () => {
  const outside = patches.filter(
    ({ layout, recipe: { motif, accent } }) =>
      (motif && roomOfMotif(layout, motif, layout.motif) < 0) ||
      (accent && roomOfMotif(layout, accent, layout.accents) < 0),
  )
  expect(outside.map(({ id, name }) => `${id} ${name}`)).toEqual([])
})

test('every accent of the catalogue has room beside the motif, not under it', () => {
  const accented = patches.filter((patch) => patch.recipe.accent)
  expect(accented.length).toBeGreaterThan(40)
  const lost = accented.filter(
    ({ layout, recipe: { motif } }) =>
      layout.accents.length === 0 || (motif && hidden(layout, motif)),
  )
  expect(lost.map(({ id, name }) => `${id} ${name}`)).toEqual([])
})

/** Whether an accent's centre lies on the motif. */
function hidden({ motif, accents }: Layout, { name }: MotifUse): boolean {
  const areas = motif.flatMap((placement) =>
    figureOf(motifs[name]).layers.flatMap(({ runs, line }) =>
      line === undefined ? placed(runs, placement) : [],
    ),
  )
  const { at } = clearanceOf(areas)
  return accents.some(({ x, y }) => at([x, y]) > 0)
}

describe('an accent shows as many copies as its arrangement requires', () => {
  const accented = (outline: string, arrange: string) =>
    layOut(recipe({ outline, accent: { name: 'heart', threads: ['red'], arrange } }))
  test.each([
    ['single', 1],
    ['pair', 2],
    ['trio', 3],
  ])('%s', (arrange, count) => {
    expect(accented('square', arrange).accents).toHaveLength(count)
  })

  test('scatter, for which the motif makes room', () => {
    const round = { motif: { name: 'basketball', threads: ['orange'], arrange: 'single' } }
    const accent = { name: 'heart', threads: ['red'], arrange: 'scatter' }
    const [alone, accented] = [layOut(recipe(round)), layOut(recipe({ ...round, accent }))]
    expect(accented.accents.length).toBeGreaterThanOrEqual(4)
    expect(accented.motif[0]?.scale).toBeLessThan(alone.motif[0]?.scale ?? 0)
  })

  test.each(accentArrangements)('%s, or none without enough room', (arrange) => {
    const narrow = clearanceOf([
      {
        points: [
          [180, 20],
          [220, 20],
          [220, 60],
          [180, 60],
        ],
        closed: true,
      },
    ])
    const accent = { name: 'heart' as const, threads: ['red' as const], arrange }
    expect(accentsIn(narrow, accent, 0)).toHaveLength(arrange === 'single' ? 1 : 0)
    expect(accentsIn(narrow, accent, 4)).toHaveLength(0)
  })
})

test('a motif is as large as its outline allows: wide motifs are larger in wide outlines', () => {
  const sizeIn = (outline: string, name: string) =>
    layOut(recipe({ outline, motif: { name, threads: ['gold'], arrange: 'single' } })).motif[0]
      ?.scale ?? 0
  expect(sizeIn('circle', 'fish')).toBeGreaterThan(2)
  expect(sizeIn('oval', 'fish') / sizeIn('oval', 'guitar')).toBeGreaterThan(1.1)
})

test('a free contour surrounds everything that is sewn', () => {
  const layout = layOut(
    recipe({
      outline: 'contour',
      lettering: { text: 'ÅRETS', style: 'straight', thread: 'white' },
    }),
  )
  expect(roomOfLetters(layout)).toBeGreaterThan(5)
  const { at } = clearanceOf([layout.outline])
  expect(at(layout.middle)).toBeGreaterThan(20)
  expect(at([4, 4])).toBeLessThan(0)
})
