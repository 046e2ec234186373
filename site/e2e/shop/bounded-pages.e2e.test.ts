import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { designCount } from '../../../modules/catalogue/rules.ts'
import { countOfPage, pageOfCount, windowOf } from '../../shop/catalogue/catalogue-paging.ts'
import { progress, catalogueTexts as texts } from '../../shop/catalogue/text.ts'
import { gridTexts } from '../../shop/product-card/text.ts'
import { visitor } from '../browser.ts'
import { cards } from '../steps.ts'

const deep = 20
const deepest = 100

const htmlOf = async (path: string): Promise<string> =>
  (await fetch(inject('shopUrl') + path)).text()

/** The patches on a page as the server renders it. */
const patchesIn = (html: string): string[] =>
  [...html.matchAll(/<(?:article|li)[^>]* data-product="(\d+)"/g)].map(([, id = '']) => id)

const linkIn = (html: string, name: string): string | undefined =>
  new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${name}</a>`).exec(html)?.[1]?.replaceAll('&amp;', '&')

test('PROD-17 PROD-18 a page of the grid has a bounded size, whatever its number', async () => {
  const first = (await htmlOf('/products')).length
  for (const [page, count] of [
    [2, 36],
    [3, 36],
    [deep, 36],
    [deepest, designCount - windowOf(deepest, designCount).from],
  ] as const) {
    const html = await htmlOf(`/products?page=${page}`)
    expect(patchesIn(html)).toHaveLength(count)
    expect(html.length).toBeLessThan(1.6 * first)
  }
})

test('the list view without its scripts has a bounded number of rows', async () => {
  expect(patchesIn(await htmlOf(`/products?view=list&page=${deep}`))).toHaveLength(36)
})

test('the structured data of a deep page counts from its first patch', async () => {
  const html = await htmlOf(`/products?page=${deep}`)
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(json).itemListElement[0].position).toBe(countOfPage(deep) - 36 + 1)
})

describe('without JavaScript', () => {
  /** Follows a link as long as there is one. Returns the last address, and all patches in the order of the visit. */
  async function follow(path: string, name: string) {
    const seen = new Set<string>()
    for (let address = path; ; ) {
      const html = await htmlOf(address)
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
    const { context } = await visitor()
    const plain = await context
      .browser()
      ?.newContext({ javaScriptEnabled: false, baseURL: inject('shopUrl') })
    if (!plain) throw new Error('The browser is gone')
    onTestFinished(() => plain.close())
    const page = await plain.newPage()
    await page.goto(`/products?tags=orange&page=${deepest}`)
    const progressed = () => page.locator('[data-progress]').innerText()
    const all = Number(/av (\d+)/.exec(await progressed())?.[1])
    const { from } = windowOf(deepest, all)
    expect(from).toBeGreaterThan(0)
    expect(await cards(page).count()).toBe(all - from)
    expect(await progressed()).toBe(progress(from, all, all))
    expect(await page.getByText(texts.end).isVisible()).toBe(true)
    await page.getByRole('link', { name: texts.earlier }).click()
    const earlier = windowOf(pageOfCount(from), all)
    await expect.poll(progressed).toBe(progress(earlier.from, earlier.to, all))
  })
})
