import { describe, expect, test } from 'vitest'
import { brightness } from '../embroidery/colour.ts'
import { parseRecipe } from '../embroidery/index.ts'
import { motifNames } from '../embroidery/motifs/index.ts'
import { type ThreadName, threads } from '../embroidery/threads.ts'
import { colours, designCount } from './rules.ts'
import { patchesOfFiles } from './seed.ts'

const patches = await patchesOfFiles()

const doubles = (words: readonly string[]) =>
  words.filter((word, index) => words.indexOf(word) !== index)

test('the number of patches is the one in the texts, and ids have no gap', () => {
  expect(patches.map(({ id }) => id)).toEqual(
    Array.from({ length: designCount }, (_, index) => index + 1),
  )
})

test('names, descriptions and looks are unique', () => {
  expect(doubles(patches.map(({ name }) => name.toLocaleLowerCase('nb')))).toEqual([])
  expect(doubles(patches.map(({ description }) => description))).toEqual([])
  const looks = patches.map(({ recipe: { outline, motif, lettering } }) =>
    [outline, motif?.name, motif?.arrange ?? lettering?.text].join(' '),
  )
  expect(doubles(looks)).toEqual([])
})

test('each motif of the library is used by a patch or a drawing of the shop', () => {
  const used = new Set<string | undefined>(['scissors'])
  for (const { recipe } of patches) used.add(recipe.motif?.name).add(recipe.accent?.name)
  // All faces of the die are one motif.
  const unused = motifNames.filter((name) => !used.has(name) && !name.startsWith('dice-'))
  expect(unused).toEqual([])
})

test('lettering contrasts with the cloth and the ground under it', () => {
  const bright = (thread: ThreadName) => brightness(threads[thread])
  const faint = patches.filter(({ recipe: { cloth, ground, lettering } }) => {
    if (!lettering || lettering.keyline) return false
    const behind = ground ? [cloth, ground.thread] : [cloth]
    return behind.some((thread) => Math.abs(bright(thread) - bright(lettering.thread)) < 0.2)
  })
  expect(faint.map(({ id, name }) => `${id} ${name}`)).toEqual([])
})

test('at least twelve categories have at least eight patches', () => {
  const counts = Map.groupBy(patches, ({ category }) => category)
  expect(counts.size).toBeGreaterThanOrEqual(12)
  expect([...counts.values()].filter(({ length }) => length < 8)).toEqual([])
})

test('each has a tag of the colour filter and a description of suitable length', () => {
  const known = new Set<string>(colours.map(({ tag }) => tag))
  const odd = patches.filter(
    ({ tags, description }) =>
      !tags.some((tag) => known.has(tag)) || description.length < 40 || description.length > 300,
  )
  expect(odd).toEqual([])
})

describe('every part of the shop has patches to show', () => {
  test.each(['isNew', 'isPopular', 'isGlowInDark'] as const)('%s', (flag) => {
    const count = patches.filter((patch) => patch[flag]).length
    expect(count).toBeGreaterThanOrEqual(12)
    expect(count).toBeLessThanOrEqual(patches.length / 3)
  })

  test('HOME-15 about a dozen are new, which suits the carousel', () => {
    expect(patches.filter(({ isNew }) => isNew).length).toBeLessThanOrEqual(16)
  })

  test('the most popular patch of each category, and no other, is marked as popular', () => {
    const categories = new Set(patches.map(({ category }) => category))
    const leaders = [...categories].map((category) => {
      const inIt = patches.filter((patch) => patch.category === category)
      return inIt.toSorted((a, b) => b.rating * b.reviewCount - a.rating * a.reviewCount)[0]?.id
    })
    const popular = patches.filter(({ isPopular }) => isPopular).map(({ id }) => id)
    expect(popular.toSorted()).toEqual(leaders.toSorted())
  })

  test('a few are sold out, and a few are low in stock', () => {
    expect(patches.some(({ stock }) => stock === 0)).toBe(true)
    expect(patches.some(({ stock }) => stock >= 1 && stock <= 5)).toBe(true)
  })

  test.each(['humor', 'øl', 'flagg', 'sexy', 'frekk', 'mood', 'glow', 'sport'])('%s', (word) => {
    const found = patches.filter(({ name, tags, description }) =>
      [name, ...tags, description].some((text) => text.toLocaleLowerCase('nb').includes(word)),
    )
    expect(found.length).toBeGreaterThanOrEqual(4)
  })
})

describe('an invalid recipe is refused, and the error names the wrong field', () => {
  const recipe = {
    outline: 'circle',
    cloth: 'navy',
    edge: 'gold',
    motif: { name: 'star', threads: ['gold'], arrange: 'single' },
  }
  test.each<[string, object]>([
    ['outline', { outline: 'blob' }],
    ['cloth', { cloth: 'plaid' }],
    ['motif', { motif: { name: 'unicycle', threads: ['gold'], arrange: 'single' } }],
    ['lettering', { lettering: { text: 'x'.repeat(25), style: 'straight', thread: 'white' } }],
    ['lettering', { lettering: { text: '漢字', style: 'straight', thread: 'white' } }],
    ['glitter', { glitter: true }],
  ])('%s', (field, change) => {
    expect(() => parseRecipe({ ...recipe, ...change })).toThrow(new RegExp(field))
  })

  test('more than eight threads', () => {
    const motif = {
      ...recipe.motif,
      threads: ['red', 'white', 'black', 'green', 'pink', 'purple', 'orange', 'silver'],
    }
    expect(() => parseRecipe({ ...recipe, motif })).toThrow(/thread|colour/)
  })
})
