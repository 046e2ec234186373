import { describe, expect, test } from 'vitest'
import { designCount } from '../../../modules/catalogue/rules.ts'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import {
  firstHtml,
  partOf,
  readable,
  shopUrl,
  textOf,
} from '../../../scripts/test/served/served-page.ts'
import { gridTexts } from '../product-card/index.ts'
import { countOfPage, pageOfCount, windowOf } from './catalogue-paging.ts'
import { progress, sortLabels, catalogueTexts as texts } from './text.ts'

const deep = 20
const deepest = 100

/** The patches on a page as the server renders it. */
const patchesIn = (html: string): number[] =>
  [...html.matchAll(/<(?:article|li)[^>]* data-product="(\d+)"/g)].map(([, id]) => Number(id))

const linkIn = (html: string, name: string): string | undefined =>
  new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${name}</a>`).exec(html)?.[1]?.replaceAll('&amp;', '&')

const countIn = (html: string) => readable(partOf(html, 'p', 'role="status"'))
const progressIn = (html: string) => readable(partOf(html, 'p', 'data-progress'))

/** The values of the controls of this name that are chosen. */
const chosenIn = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<input[^>]* name="${name}"[^>]*>`, 'g'))]
    .filter(([control]) => control.includes('checked'))
    .map(([control]) => /value="([^"]*)"/.exec(control)?.[1] ?? '')

test('PROD-30 the old address redirects to the catalogue, with its filters', async () => {
  const { status, headers } = await fetch(`${shopUrl()}/alle-patcher?tags=red`, {
    redirect: 'manual',
  })
  expect([status, headers.get('location')]).toEqual([301, '/products?tags=red'])
})

test('PROD-02 PROD-03 PROD-09 PROD-16 a category of the address shows its own patches and their number', async () => {
  const html = await firstHtml('/products?category=%20Mat+OG+drikke')
  expect(chosenIn(html, 'category')).toEqual(['mat og drikke'])
  const answer = await fetch(`${shopUrl()}/api/products?category=mat+og+drikke`)
  const own = (await answer.json()) as Product[]
  expect(countIn(html)).toBe(`${own.length} patcher`)
  const ids = new Set(own.map(({ id }) => id))
  const shown = patchesIn(html)
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.filter((id) => !ids.has(id))).toEqual([])

  const all = await firstHtml('/products')
  expect(chosenIn(all, 'category')).toEqual(['Alle patcher'])
  expect(countIn(all)).toBe(`${designCount} patcher`)
})

test('PROD-04 PROD-05 the colours have their labels and fixed counts', async () => {
  const html = await firstHtml('/products?category=dyr')
  const colours = [...html.matchAll(/<label[^>]*><input[^>]*name="tags".*?<\/label>/gs)]
  expect(
    colours.map(([label]) => `${/value="(\w+)"/.exec(label)?.[1]} ${readable(label)}`),
  ).toEqual([
    'black Svart 42',
    'white Hvit 38',
    'red Rød 35',
    'blue Blå 18',
    'yellow Gul 16',
    'green Grønn 14',
    'pink Rosa 8',
    'orange Oransje 6',
    'purple Lilla 4',
    'gray Grå 3',
  ])
})

test('PROD-10 the orders of the patches can be chosen, and the most popular come first', async () => {
  const orders = partOf(await firstHtml('/products'), 'select', 'name="sort"')
  const options = [...orders.matchAll(/<option.*?<\/option>/g)].map(([option]) => readable(option))
  expect(options).toEqual(Object.values(sortLabels))
  expect(/value="([\w-]+)" selected/.exec(orders)?.[1]).toBe('popular')
})

test('PROD-08 the search box shows the search of the address, and the list its patches', async () => {
  const html = await firstHtml('/products?search=elg')
  const box = new RegExp(`<input[^>]* aria-label="${texts.search}"[^>]*>`).exec(html)?.[0]
  expect(box).toContain('value="elg"')
  const count = Number.parseInt(countIn(html), 10)
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(24)
})

test('a search without æ, ø and å, or with a slip, shows what was probably meant', async () => {
  const meant = (html: string) => partOf(html, 'section', 'aria-labelledby="lignende"')
  const beer = await firstHtml('/products?search=ol')
  const names = [...meant(beer).matchAll(/<h3[^>]*><a.*?<\/h3>/g)].map(([name]) => readable(name))
  const all = JSON.parse(await textOf('/api/products')) as Product[]
  const patches = all.filter(({ name }) => names.includes(name))
  expect(patches.length).toBeGreaterThan(0)
  for (const patch of patches) expect(JSON.stringify(patch)).toMatch(/øl/i)
  const slip = await firstHtml('/products?search=handbal')
  expect(slip).toContain(gridTexts.empty)
  expect(patchesIn(meant(slip)).length).toBeGreaterThan(0)
  expect(patchesIn(await firstHtml('/products?search=fotbal+xx'))).toEqual([])
})

test('PROD-28 PROD-29 GRID-03 without matches, grid and list say so', async () => {
  const grid = readable(await firstHtml('/products?search=finnesikke'))
  expect(grid).toContain('Ingen patcher funnet')
  expect(grid).toContain('Prøv å endre søkefiltrene dine')
  const list = readable(await firstHtml('/products?search=finnesikke&view=list'))
  expect(list).toContain('Ingen produkter funnet.')
})

test('PROD-17 PROD-18 a page of the grid has a bounded size, whatever its number', async () => {
  const first = (await textOf('/products')).length
  for (const [page, count] of [
    [2, 36],
    [3, 36],
    [deep, 36],
    [deepest, designCount - windowOf(deepest, designCount).from],
  ] as const) {
    const html = await textOf(`/products?page=${page}`)
    expect(patchesIn(html)).toHaveLength(count)
    expect(html.length).toBeLessThan(1.6 * first)
  }
})

test('the list view without its scripts has a bounded number of rows', async () => {
  expect(patchesIn(await textOf(`/products?view=list&page=${deep}`))).toHaveLength(36)
})

test('the structured data of a deep page counts from its first patch', async () => {
  const html = await textOf(`/products?page=${deep}`)
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(json).itemListElement[0].position).toBe(countOfPage(deep) - 36 + 1)
})

describe('without JavaScript', () => {
  /** Follows a link as long as there is one. Returns the last address, and all patches in the order of the visit. */
  async function follow(path: string, name: string) {
    const seen = new Set<number>()
    for (let address = path; ; ) {
      const html = await textOf(address)
      for (const id of patchesIn(html)) seen.add(id)
      const next = linkIn(html, name)
      if (!next) return { address, seen }
      address = next
    }
  }

  test.each(['grid', 'list'])(
    'all patches of the %s are reached by links, onward and back',
    async (view) => {
      const onward = await follow(`/products?sort=name&view=${view}`, gridTexts.more)
      expect(onward.seen.size).toBe(designCount)
      const back = await follow(onward.address, texts.earlier)
      expect(back.seen).toEqual(onward.seen)
      expect(back.address).toContain('sort=name')
      expect(back.address.includes('view=list')).toBe(view === 'list')
    },
  )

  test('a page beyond the last one shows the last patches, below a link to those before', async () => {
    const html = await firstHtml(`/products?tags=orange&page=${deepest}`)
    const all = Number(/av (\d+)/.exec(progressIn(html))?.[1])
    const { from } = windowOf(deepest, all)
    expect(from).toBeGreaterThan(0)
    expect(patchesIn(html)).toHaveLength(all - from)
    expect(progressIn(html)).toBe(progress(from, all, all))
    expect(html).toContain(texts.end)
    const { from: earlier, to } = windowOf(pageOfCount(from), all)
    const before = await firstHtml(linkIn(html, texts.earlier) ?? '')
    expect(progressIn(before)).toBe(progress(earlier, to, all))
  })
})
