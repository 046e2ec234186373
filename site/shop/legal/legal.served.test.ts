import { expect, test } from 'vitest'
import { lawPages as pages } from '../../../scripts/test/public-pages.ts'
import {
  firstHtml,
  hrefsIn,
  partOf,
  readable,
  shopUrl,
} from '../../../scripts/test/served/served-page.ts'
import { retentionTexts } from './privacy-text.ts'
import { retentionRows } from './retention-text.ts'
import { storedParts } from './stored-keys.ts'

const main = async (path: string) => partOf(await firstHtml(path), 'main')

test.each(pages)(
  '$path has headings, and its links lead to pages and parts of the shop that are there',
  async ({ path }) => {
    const html = await main(path)
    expect(html.match(/<h2/g)?.length).toBeGreaterThan(3)
    for (const href of hrefsIn(html)) {
      if (!href.startsWith('/')) continue
      const answer = await fetch(shopUrl() + href)
      expect(answer.status, href).toBe(200)
      const [, part] = href.split('#')
      if (part) expect(await answer.text()).toContain(`id="${part}"`)
    }
  },
)

test('the page on privacy shows each stored thing with what it is for, and how long each kind of data is kept', async () => {
  const html = await main('/personvern')
  const rowsOf = (table: string) => table.match(/<tr\b.*?<\/tr>/gs)?.map(readable)
  const tables = html.match(/<table\b.*?<\/table>/gs) ?? []
  const tableOf = (title: string) => tables.find((table) => table.includes(`>${title}<`)) ?? ''
  for (const { title, keys } of storedParts)
    expect(rowsOf(tableOf(title))?.slice(1), title).toEqual(
      keys.map(({ name, purpose }) => readable(`${name} ${purpose}`)),
    )
  const kept = rowsOf(partOf(html.slice(html.lastIndexOf(`>${retentionTexts.title}<`)), 'table'))
  for (const { what, period, why } of retentionRows)
    expect(kept).toContain(readable(`${what} ${period} ${why}`))
})
