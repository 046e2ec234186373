import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { patchesOfFiles } from '../catalogue/seed.ts'
import { drawPatch, rendererVersion, threadsOf } from './index.ts'
import {
  type Arrangement,
  arrangements,
  groundPatterns,
  type Outline,
  outlines,
  type Recipe,
} from './recipe.ts'

const patches = await patchesOfFiles()

/** Errors in the markup of a picture: unbalanced tags, and characters that XML requires to be escaped. */
function faults(svg: string): string[] {
  const open: string[] = []
  const wrong: string[] = []
  const text = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g,
    (_, close, name, _attributes, empty) => {
      if (close) {
        if (open.pop() !== name) wrong.push(`</${name}>`)
      } else if (!empty) open.push(name)
      return ''
    },
  )
  if (/[<>]|&(?!amp;|lt;|gt;)/.test(text)) wrong.push(text)
  return [...wrong, ...open]
}

const idsOf = (svg: string) => [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id ?? '')
const usedIds = (svg: string) =>
  [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id ?? '')

test('pictures are well-formed and reference existing shapes and patterns', () => {
  // The build draws all of them.
  for (const { recipe, name } of patches.filter((_, index) => index % 12 === 0)) {
    const svg = drawPatch(recipe, { title: name })
    expect(faults(svg), name).toEqual([])
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    const ids = new Set(idsOf(svg))
    expect(ids.size, name).toBe(idsOf(svg).length)
    expect(
      usedIds(svg).filter((id) => !ids.has(id)),
      name,
    ).toEqual([])
  }
})

test('the check finds errors in a malformed picture', () => {
  expect(faults('<svg><g></svg>')).not.toEqual([])
  expect(faults('<svg>Kaos & kjærlighet</svg>')).not.toEqual([])
})

test('a title is escaped, whatever its text', () => {
  const [patch] = patches
  if (!patch) throw new Error('No patch')
  expect(drawPatch(patch.recipe, { title: '</title><script>' })).toContain(
    '<title>&lt;/title&gt;&lt;script&gt;</title>',
  )
})

test('the same recipe gives the same bytes', () => {
  for (const { recipe } of patches.slice(0, 8))
    expect(drawPatch(structuredClone(recipe))).toBe(drawPatch(recipe))
})

test('changed bytes require a new renderer version, so that browsers do not keep stale pictures', () => {
  const all = createHash('sha256')
  for (const outline of outlines)
    for (const arrange of arrangements) all.update(drawPatch(sample(outline, arrange)))
  for (const pattern of groundPatterns)
    all.update(drawPatch({ ...sample('circle', 'single'), ground: { pattern, thread: 'blue' } }))
  expect({
    version: rendererVersion,
    bytes: all.digest('hex').slice(0, 16),
  }).toMatchInlineSnapshot(`
    {
      "bytes": "e30863b7c6ff9cbe",
      "version": 6,
    }
  `)
})

const sample = (outline: Outline, arrange: Arrangement): Recipe => ({
  outline,
  cloth: 'navy',
  edge: 'gold',
  border: 'white',
  motif: { name: 'bee', threads: ['gold', 'black', 'white'], arrange },
  accent: { name: 'flower', threads: ['pink'], arrange: 'single' },
  lettering: { text: 'ÆRLIG ØL', style: 'stacked', thread: 'white', keyline: 'red' },
})

test('the ids of 24 pictures on one page do not collide', () => {
  const ids = patches
    .slice(0, 24)
    .flatMap(({ recipe }, index) => idsOf(drawPatch(recipe, { idPrefix: `p${index}-` })))
  expect(new Set(ids).size).toBe(ids.length)
})

test('a patch has at most eight colours of thread', () => {
  for (const { recipe, name } of patches)
    expect(threadsOf(recipe).size, name).toBeLessThanOrEqual(8)
})
