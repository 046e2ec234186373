import { describe, expect, test } from 'vitest'
import type { Product } from '../../modules/shared/contract/api.d.ts'
import { allPages } from '../../scripts/test/public-pages.ts'
import { firstHtml, shopUrl, textOf } from '../../scripts/test/served/served-page.ts'
import { paths } from '../../site/paths.ts'

const inHead = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]

/** The metadata in a page's head. */
async function headOf(path: string) {
  const html = await textOf(path)
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
  expect((await firstHtml(path)).match(/<h1[\s>]/g)).toHaveLength(1)
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
    expect(await textOf('/robots.txt')).toContain(`Sitemap: ${shopUrl()}/sitemap.xml`)
    const xml = await textOf('/sitemap.xml')
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
