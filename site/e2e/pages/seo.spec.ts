import { describe, expect, inject, onTestFinished, test } from 'vitest'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { allPages } from '../../../scripts/test/public-pages.ts'
import { paths } from '../../paths.ts'
import { checkoutTexts } from '../../shop/checkout/text.ts'
import { sharedListTexts } from '../../shop/shared-list/text.ts'
import { shop } from '../../text/shop-facts.ts'
import { visitor } from '../browser.ts'

const shopUrl = () => inject('shopUrl')
const text = async (path: string) => (await fetch(shopUrl() + path)).text()
const inHead = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]

/** The metadata in a page's head. */
async function headOf(path: string) {
  const html = await text(path)
  return {
    title: inHead(html, /<title>([^<]+)/),
    description: inHead(html, /<meta name="description" content="([^"]+)"/),
    canonical: inHead(html, /<link rel="canonical" href="([^"]+)"/),
    robots: inHead(html, /<meta name="robots" content="([^"]+)"/),
    picture: inHead(html, /<meta property="og:image" content="([^"]+)"/),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json ?? ''),
    ),
  }
}

test.each([
  ...allPages.map(({ path }) => path),
  '/products?search=finnesikke',
  '/order-confirmation',
  '/checkout',
  '/stil',
  '/email-preview',
  '/unsubscribe?email=kari@example.com',
  '/bekreft-nyhetsbrev?token=1-abc',
  '/admin/login',
  '/admin/dashboard',
  '/admin/pakksedler',
  '/admin/plukkliste',
  '/finnes-ikke',
])('%s has one h1 before its scripts run', async (path) => {
  // Content that an island shows later is in template elements, which are not part of the document.
  const html = (await text(path)).replaceAll(/<template.*?<\/template>/gs, '')
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
})

describe('data for search engines and shared links', () => {
  test('every page has its own title, description, canonical URL and share picture', async () => {
    const listed = allPages.filter(({ noindex }) => !noindex)
    const heads = await Promise.all(listed.map(({ path }) => headOf(path)))
    for (const [index, { path }] of listed.entries()) {
      const head = heads[index]
      expect(head).toMatchObject({ canonical: shopUrl() + path, robots: undefined })
      const picture = await fetch(head?.picture ?? '')
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    }
    for (const part of ['title', 'description', 'picture'] as const)
      expect(new Set(heads.map((head) => head[part])).size).toBe(listed.length)
  })

  test.each([
    '/admin/login',
    '/admin/dashboard',
    '/admin/plukkliste',
    '/admin/pakksedler',
    '/checkout',
    '/email-preview',
    '/unsubscribe',
    '/bekreft-nyhetsbrev?token=1-abc',
    '/stil',
  ])('%s is noindex', async (path) => {
    expect(await headOf(path)).toMatchObject({ robots: 'noindex', canonical: undefined })
  })

  test('a category has a canonical URL, a search is noindex, and filters canonicalize to their list', async () => {
    expect(await headOf('/products?category=mat+og+drikke&page=2')).toMatchObject({
      title: 'Mat og drikke · Patcher til russen · Russpatcher',
      canonical: `${shopUrl()}/products?category=mat+og+drikke`,
    })
    expect(await headOf('/products?search=elg')).toMatchObject({ robots: 'noindex' })
    expect(await headOf('/products?tags=red&sort=name')).toMatchObject({
      canonical: `${shopUrl()}/products`,
    })
    expect((await headOf('/products?category=%3Cb%3E')).title).toContain('Alle patcher')
  })

  test('a patch’s page has the patch’s title, description, picture and offer', async () => {
    const [patch] = (await (await fetch(`${shopUrl()}/api/products`)).json()) as [Product]
    const path = paths.patch(patch)
    const { data, picture, ...head } = await headOf(path)
    expect(head).toMatchObject({
      title: expect.stringContaining(patch.name),
      canonical: shopUrl() + path,
      robots: undefined,
    })
    expect(head.description).toContain(`${patch.price} kr`)
    expect((await fetch(picture ?? '')).headers.get('content-type')).toBe('image/jpeg')
    expect(data[0]['@graph'][0]).toMatchObject({
      '@type': 'Product',
      name: patch.name,
      offers: { url: shopUrl() + path, price: patch.price.toFixed(2), priceCurrency: 'NOK' },
    })
  })

  test('the organisation, the lists and their offers are structured data', async () => {
    const [home] = (await headOf('/')).data
    expect(home['@graph'].map((part: { '@type': string }) => part['@type'])).toEqual([
      'OnlineStore',
      'WebSite',
    ])
    const [list] = (await headOf('/products?category=sport')).data
    expect(list).toMatchObject({ '@type': 'ItemList', name: 'Sport' })
    expect(list.itemListElement.length).toBeGreaterThan(8)
    for (const { item } of list.itemListElement) {
      expect(item).toMatchObject({
        '@type': 'Product',
        offers: {
          '@type': 'Offer',
          priceCurrency: 'NOK',
          price: expect.stringMatching(/^\d+\.\d\d$/),
          availability: expect.stringMatching(/^https:\/\/schema\.org\/(In|OutOf)Stock$/),
        },
      })
      expect(item.image).toContain(`${shopUrl()}/patches/`)
    }
    expect((await headOf('/kontakt')).data[0]['@type']).toBe('ContactPage')
  })

  test('the sitemap names only existing, indexable pages, and robots.txt names the sitemap', async () => {
    expect(await text('/robots.txt')).toContain(`Sitemap: ${shopUrl()}/sitemap.xml`)
    const xml = await text('/sitemap.xml')
    const pages = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) =>
      (loc ?? '').replaceAll('&amp;', '&'),
    )
    const isPatch = (page: string) => page.startsWith(`${shopUrl()}/patch/`)
    const patches = pages.filter(isPatch)
    const onOffer = (await (await fetch(`${shopUrl()}/api/products`)).json()) as object[]
    expect(patches.length).toBe(onOffer.length)
    const others = pages.filter((page) => !isPatch(page))
    expect(others.length).toBeGreaterThan(16)
    for (const page of [...others, ...patches.slice(0, 3), ...patches.slice(-3)]) {
      const path = page.slice(shopUrl().length)
      expect(await headOf(path)).toMatchObject({ canonical: page, robots: undefined })
    }
  })
})

describe('without JavaScript', () => {
  const reader = async () => {
    const { context } = await visitor()
    const plain = await context
      .browser()
      ?.newContext({ javaScriptEnabled: false, baseURL: shopUrl() })
    if (!plain) throw new Error('The browser is gone')
    onTestFinished(() => plain.close())
    return plain.newPage()
  }

  test('the catalogue is paged, filtered and searched by links and forms', async () => {
    const page = await reader()
    const cards = page.locator('article[data-product]')
    await page.goto('/products')
    expect(await cards.count()).toBe(24)
    await page.getByRole('link', { name: 'Last inn flere patcher' }).click()
    await page.waitForURL((url) => url.search === '?page=2')
    expect(await cards.count()).toBe(36)

    await page.goto('/products')
    await page.getByRole('radio', { name: 'Sport' }).check()
    await page.getByRole('checkbox', { name: 'Rød' }).check()
    await page.getByRole('button', { name: 'Bruk filtrene' }).click()
    await page.waitForURL(
      ({ searchParams }) =>
        searchParams.get('category') === 'sport' && searchParams.get('tags') === 'red',
    )
    const filtered = await cards.count()
    expect(filtered).toBeGreaterThan(0)
    expect(filtered).toBeLessThan(24)

    await page.goto('/om-oss')
    await page.getByRole('banner').getByRole('combobox').fill('elg')
    await page.getByRole('banner').getByRole('button', { name: 'Søk' }).click()
    await page.waitForURL('**/products?search=elg')
    expect(await cards.count()).toBeGreaterThan(0)
  })

  test.each(allPages)('$path shows its content', async ({ path }) => {
    const page = await reader()
    await page.goto(path)
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(80)
  })

  test('the checkout says that it needs JavaScript, and shows no busy state', async () => {
    const page = await reader()
    await page.goto('/checkout')
    const main = page.getByRole('main')
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe(checkoutTexts.title)
    expect(await main.innerText()).toContain(checkoutTexts.noScript(shop.email))
    expect(await main.locator('[aria-busy=true]:visible').count()).toBe(0)
  })

  test('a shared list says that it needs JavaScript and what to do, and does not seem to load', async () => {
    const page = await reader()
    await page.goto('/delt#anything')
    const main = page.getByRole('main')
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe(sharedListTexts.noScript)
    expect(await main.innerText()).toContain(sharedListTexts.noScriptText(shop.email))
    expect(await main.getByText(sharedListTexts.reading).isVisible()).toBe(false)
  })

  test('the front page’s new patches can be scrolled through', async () => {
    const page = await reader()
    await page.goto('/')
    const group = page.getByRole('group', { name: 'Nye patcher' })
    expect(await group.locator('li h3:visible').count()).toBeGreaterThan(5)
  })
})
