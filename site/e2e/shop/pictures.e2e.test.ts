import { expect, inject, test } from 'vitest'
import { phone, visitor } from '../browser.ts'
import { cards, open } from '../steps.ts'

/** Maximum bytes of pictures for a page of 24 patches on a phone. */
const pictureBudget = 300_000

test.each([1, 2, 3])(
  '24 patches are at most 300 kB of pictures on a phone of density %d',
  async (density) => {
    const { page } = await visitor(phone, density)
    await open(page, '/products')
    const pictures = cards(page).locator('img')
    const bytes: number[] = []
    for (let index = 0; index < 24; index += 1) {
      const picture = pictures.nth(index)
      await picture.scrollIntoViewIfNeeded()
      const loaded = await picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode()
        const [entry] = performance.getEntriesByName(image.currentSrc)
        return {
          source: image.currentSrc,
          bytes: (entry as PerformanceResourceTiming | undefined)?.encodedBodySize ?? 0,
        }
      })
      expect(loaded.source).toMatch(/-(160|320)\.avif$/)
      bytes.push(loaded.bytes)
    }
    expect(Math.min(...bytes)).toBeGreaterThan(500)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(pictureBudget)
  },
)

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
  const html = await (await fetch(inject('shopUrl') + path)).text()
  const [, address = ''] = html.match(/property="og:image" content="([^"]+)"/) ?? []
  const answer = await fetch(inject('shopUrl') + new URL(address).pathname)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(300_000)
})

test('the manifest and its icons are served', async () => {
  const { page } = await visitor()
  await open(page, '/')
  const manifest = await page.request.get(
    (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '',
  )
  expect(manifest.headers()['content-type']).toBe('application/manifest+json')
  const { icons } = (await manifest.json()) as { icons: { src: string; type: string }[] }
  const marks = await page.locator('link[rel=icon], link[rel=apple-touch-icon]').all()
  const addresses = [
    ...icons.map(({ src }) => src),
    ...(await Promise.all(marks.map(async (mark) => (await mark.getAttribute('href')) ?? ''))),
  ]
  expect(addresses.length).toBeGreaterThanOrEqual(6)
  for (const address of addresses)
    expect((await page.request.get(address)).status(), address).toBe(200)
})

test('the pictures of the first screen load with high priority, and no others', async () => {
  const { page } = await visitor(phone)
  await open(page, '/products')
  const pictures = await cards(page)
    .locator('img')
    .evaluateAll((all) =>
      all.map((image) => {
        const { fetchPriority, loading } = image as HTMLImageElement
        return `${fetchPriority} ${loading}`
      }),
    )
  expect(pictures.slice(0, 4)).toEqual(Array(4).fill('high eager'))
  expect(new Set(pictures.slice(4))).toEqual(new Set(['auto lazy']))
})

test('HOME-28 the gallery shows four pictures, each described', async () => {
  const { page } = await visitor(phone)
  await open(page, '/')
  const pictures = page.getByRole('region', { name: 'Slik ser de ut på dressen' }).getByRole('img')
  expect(await pictures.count()).toBe(4)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    expect(await picture.getAttribute('alt')).not.toBe('')
    expect(
      await picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode()
        return image.currentSrc
      }),
    ).toMatch(/galleri-\w+-400[.]avif$/)
  }
})

const styleSections = [
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
]

test.each([
  ['phone', phone],
  ['desktop', undefined],
])(
  '/stil shows every component without console errors or overflow, on a %s',
  async (name, viewport) => {
    const { page, problems } = await visitor(viewport)
    await open(page, '/stil')
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    for (const heading of styleSections)
      await page.getByRole('heading', { name: heading, exact: true }).waitFor()
    for (const title of ['Dialog', 'Bred dialog', 'Skuff til høyre', 'Skuff til venstre'])
      await page.getByRole('dialog', { name: title, exact: true, includeHidden: true }).waitFor()
    const [resting, hovered] = ['primary, medium', 'pekt på'].map((label) =>
      page.getByRole('button', { name: label, exact: true }).first(),
    )
    const background = (element: Element) => getComputedStyle(element).backgroundColor
    expect(await resting?.evaluate(background)).toBe('rgb(200, 16, 46)')
    expect(await hovered?.evaluate(background)).toBe('rgb(143, 11, 33)')
    // In a window as high as the page, everything is in the viewport and is rendered.
    const { width, height } = await page.evaluate(() => ({
      width: innerWidth,
      height: document.documentElement.scrollHeight,
    }))
    await page.setViewportSize({ width, height })
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
    const picture = await page.screenshot({
      fullPage: true,
      path: `site/e2e/screenshots/stil-${name}.png`,
    })
    expect(picture.length).toBeGreaterThan(100_000)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
    expect(problems).toEqual([])
  },
)
