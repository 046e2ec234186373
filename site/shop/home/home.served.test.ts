import { expect, test } from 'vitest'
import { comparisons } from '../../../modules/catalogue/rules.ts'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import {
  firstHtml,
  hrefsIn,
  partOf,
  readable,
  shopUrl,
} from '../../../scripts/test/served/served-page.ts'
import { paths } from '../../paths.ts'

const main = partOf(await firstHtml('/'), 'main')
const products: Product[] = await (await fetch(`${shopUrl()}/api/products`)).json()

/** The HTML from a section's heading to the next section. */
const sectionOf = (heading: string) =>
  main.split(/(?=<h2\b)/).find((part) => readable(partOf(part, 'h2')) === heading) ?? ''
const idsIn = (html: string) =>
  [...html.matchAll(/<article\b[^>]*data-product="(\d+)"/g)].map(([, id]) => Number(id))
const linkOf = (name: string) =>
  hrefsIn(
    (main.match(/<a\b.*?<\/a>/gs) ?? []).filter((link) => readable(link).startsWith(name)).join(''),
  )

test('HOME-01 the sections are in the specified order', () => {
  const headings = (main.match(/<h[12]\b.*?<\/h[12]>/gs) ?? []).map(readable)
  expect(headings).toEqual([
    'Norges beste patcher til russen!',
    'Finn din stil',
    'Mest populære patcher',
    'Lag din egen patch',
    'Dagens patch',
    'Ukens tilbud: 3 for 2',
    'Nye patcher',
    'Alle patcher',
    'Først til nye patcher',
    'Slik ser de ut på dressen',
  ])
})

test('HOME-02 HOME-03 HOME-04 HOME-05 HOME-08 the front page links to the catalogue, the designer and the categories', () => {
  expect(readable(partOf(main, 'h1'))).toBe('Norges beste patcher til russen!')
  expect(linkOf('SHOP PATCHER NÅ')).toEqual(['/products'])
  expect(linkOf('Utforsk alle kategorier')).toEqual(['/products'])
  expect(linkOf('Start designet')).toEqual(['/lag-din-egen'])
  const categories = hrefsIn(partOf(sectionOf('Finn din stil'), 'ul'))
  expect(categories).toHaveLength(8)
  expect(categories[0]).toBe(paths.products({ category: 'humor' }))
})

test('HOME-07 the most popular patches come first', () => {
  const popular = products.toSorted(comparisons.popular).slice(0, 8)
  expect(idsIn(sectionOf('Mest populære patcher'))).toEqual(popular.map(({ id }) => id))
})

test('HOME-11 PRICE-09 the offer of the week names its code and lasts until Sunday', () => {
  expect(readable(sectionOf('Ukens tilbud: 3 for 2'))).toMatch(/søndag.*3FOR2/)
})

test('HOME-15 the carousel has all new patches and no others', () => {
  const fresh = products.filter(({ isNew }) => isNew).map(({ id }) => id)
  expect(idsIn(sectionOf('Nye patcher')).toSorted()).toEqual(fresh.toSorted())
})

test('HOME-19 four of the other patches follow', () => {
  const all = idsIn(main)
  const rest = idsIn(sectionOf('Alle patcher'))
  expect(rest).toHaveLength(4)
  expect(all.filter((id) => rest.includes(id))).toEqual(rest)
})
