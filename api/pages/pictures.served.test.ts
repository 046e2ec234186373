import { expect, test } from 'vitest'
import { patchOfTheWeek } from '../../modules/catalogue/rules.ts'
import type { Product } from '../../modules/shared/contract/api.d.ts'
import { partOf, readable, shopUrl, textOf } from '../../scripts/test/served/served-page.ts'
import { paths } from '../../site/paths.ts'
import { badgeTexts } from '../../site/shop/product/text.ts'

const get = (path: string) => fetch(shopUrl() + path)
const cardsIn = (html: string) => html.match(/<article\b[^>]*data-product.*?<\/article>/gs) ?? []
const attributeOf = (html: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(html)?.[1] ?? ''

/** Maximum bytes of pictures for a page of 24 patches on a phone. */
const pictureBudget = 300_000

test('24 patches are at most 300 kB of pictures on the densest phone', async () => {
  const cards = cardsIn(await textOf('/products'))
  expect(cards).toHaveLength(24)
  const sources = cards.map((card) => / (\/patches\/\S+-320\.avif) 320w/.exec(card)?.[1] ?? '')
  const bytes = await Promise.all(
    sources.map(async (source) => (await (await get(source)).arrayBuffer()).byteLength),
  )
  expect(Math.min(...bytes)).toBeGreaterThan(500)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(pictureBudget)
})

test('the pictures of the first screen load with high priority, and no others', async () => {
  const pictures = cardsIn(await textOf('/products')).map((card) => partOf(`${card}</img>`, 'img'))
  const order = pictures.map(
    (img) => `${attributeOf(img, 'fetchpriority')} ${attributeOf(img, 'loading')}`,
  )
  expect(order.slice(0, 4)).toEqual(Array(4).fill('high eager'))
  expect(new Set(order.slice(4))).toEqual(new Set([' lazy']))
})

test('CARD-03 the patch of the week has its badge', async () => {
  const products: Product[] = await (await get('/api/products')).json()
  const byId = products.toSorted((a, b) => a.id - b.id)
  const ofTheWeek = () => patchOfTheWeek(byId, new Date())
  const before = ofTheWeek()
  const html = await textOf(paths.products({ search: before?.name ?? '' }))
  // The week may end meanwhile.
  if (ofTheWeek() !== before) return
  const badged = cardsIn(html).filter((card) => readable(card).includes(badgeTexts.week))
  expect(badged.map((card) => attributeOf(card, 'data-product'))).toEqual([String(before?.id)])
})

test.each([
  '/',
  '/products',
  '/om-oss',
  '/kontakt',
  '/lag-din-egen',
  '/checkout',
  '/order-confirmation',
  '/unsubscribe',
  '/finnes-ikke',
  '/admin/login',
  '/stil',
])('a shared link to %s has its own picture', async (path) => {
  const [, address = ''] = (await textOf(path)).match(/property="og:image" content="([^"]+)"/) ?? []
  const answer = await get(new URL(address).pathname)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(300_000)
})

test('the manifest and its icons are served', async () => {
  const links = (await textOf('/')).match(/<link\b[^>]*>/g) ?? []
  const hrefs = (rel: RegExp) =>
    links
      .filter((link) => rel.test(attributeOf(link, 'rel')))
      .map((link) => attributeOf(link, 'href'))
  const manifest = await get(hrefs(/^manifest$/)[0] ?? '')
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json')
  const { icons } = (await manifest.json()) as { icons: { src: string }[] }
  const addresses = [...icons.map(({ src }) => src), ...hrefs(/^(icon|apple-touch-icon)$/)]
  expect(addresses.length).toBeGreaterThanOrEqual(6)
  for (const address of addresses) expect((await get(address)).status, address).toBe(200)
})

test('HOME-28 the gallery shows four pictures, each described', async () => {
  const [, gallery = ''] = (await textOf('/')).split('Slik ser de ut på dressen</h2>')
  const pictures = partOf(`<section>${gallery}`, 'section').match(/<picture.*?<\/picture>/gs) ?? []
  expect(pictures).toHaveLength(4)
  for (const picture of pictures) {
    expect(attributeOf(picture, 'alt')).not.toBe('')
    const [source = ''] = /[^\s"]+galleri-\w+-400\.avif/.exec(picture) ?? []
    expect((await get(source)).status, source).toBe(200)
  }
})

test('/stil shows every component', async () => {
  const html = await textOf('/stil')
  const headings = (html.match(/<h[1-6]\b.*?<\/h[1-6]>/gs) ?? []).map(readable)
  expect(headings).toEqual(
    expect.arrayContaining([
      'Farger',
      'Skrift',
      'Rom og form',
      'Bevegelse',
      'Logo',
      'Tilbud',
      'Galleri',
      'Topp av e-post',
      'Patchkort',
      'Rader',
      'Hjerter',
      'Karusell',
      'Knapper',
      'Felt',
      'Filtre',
      'Søk',
      'Merker',
      'Ikoner',
      'Beskjeder',
      'Over siden',
    ]),
  )
})
