import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Request } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { testKeys } from '../../../api/embedded/test-payments/keys.ts'
import { administrator } from '../../../scripts/test/shop-setup.ts'
import {
  measuredPages,
  openUntouched,
  untouchedTime,
} from '../../../scripts/test/untouched-page.ts'
import { bytesOf, scriptsOf, type WireScript } from '../../../scripts/test/wire.ts'
import { catalogueTexts } from '../../shop/catalogue/text.ts'
import { tryOnTexts } from '../../shop/try-on/text.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { firstVisitor, phone, visitor } from '../browser.ts'
import { open, touch } from '../steps.ts'

/** Maximum bytes of the first view, compressed, without headers. */
const styleBudget = 15_000
const fontBudget = 50_000
const inlineScriptBudget = 4_000

/** Maximum bytes on the wire, headers included, of the scripts that run before the visitor's first touch. */
const untouchedBudget = 30_000

/** Maximum bytes on the wire, headers included, of the scripts of /prov-dem-pa that a hydrated /om-oss has not. */
const tryOnBudget = 60_000

const client = new URL('../../../dist/client/', import.meta.url).pathname
const files = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(js|css|html|svg|json|txt)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))

/** Bytes that a first view transfers, by kind. */
async function firstView(path: string) {
  const { page, context } = await visitor(phone)
  const finished = new Map<string, Request>()
  page.on('requestfinished', (request) => void finished.set(request.url(), request))
  await page.goto(path, { waitUntil: 'networkidle' })
  const [styles, letters] = withoutFonts(await page.locator('style').allTextContents())
  const scripts = await page.locator('script:not([src], [type$=json])').allTextContents()
  // Inline styles and scripts count as if they were compressed separately.
  const bytes: Record<string, number> = {
    stylesheet: brotliCompressSync(styles).length,
    font: letters.length,
    inlineScript: brotliCompressSync(scripts.join('')).length,
  }
  for (const request of finished.values()) {
    const kind = request.resourceType()
    bytes[kind] = (bytes[kind] ?? 0) + (await request.sizes()).responseBodySize
  }
  await context.close()
  return { inlineScript: 0, stylesheet: 0, font: 0, ...bytes }
}

/** The page's styles, and the bytes of the fonts in them, which no compression makes smaller. */
function withoutFonts(styles: string[]): [styles: string, fonts: Buffer] {
  const fonts: Buffer[] = []
  const rest = styles.join('').replace(/data:font\/woff2;base64,([\w+/=]+)/g, (_, font) => {
    fonts.push(Buffer.from(font, 'base64'))
    return ''
  })
  return [rest, Buffer.concat(fonts)]
}

test.each(measuredPages)('the first view of %s stays within its budget', async (path) => {
  const { inlineScript, stylesheet, font } = await firstView(path)
  expect(inlineScript).toBeGreaterThan(1000)
  expect(inlineScript).toBeLessThanOrEqual(inlineScriptBudget)
  expect(stylesheet).toBeGreaterThan(1000)
  expect(stylesheet).toBeLessThanOrEqual(styleBudget)
  expect(font).toBeGreaterThan(1000)
  expect(font).toBeLessThanOrEqual(fontBudget)
})

/** A first visitor on a phone who has not touched the page; `scripts` are those up to now. */
async function untouchedVisit(path: string) {
  const { page } = await firstVisitor(phone)
  const scripts = await scriptsOf(page)
  await openUntouched(page, path)
  return { page, scripts }
}

const isReact = ({ path }: WireScript) => path.includes('/react.')

describe('before the first touch', () => {
  test.each(measuredPages)('%s runs few scripts, and fetches only islands ahead', async (path) => {
    const { page, scripts } = await untouchedVisit(path)
    const run = scripts().filter(({ isAhead }) => !isAhead)
    expect(bytesOf(run)).toBeGreaterThan(1000)
    expect(bytesOf(run)).toBeLessThanOrEqual(untouchedBudget)
    expect(run.filter(isReact)).toEqual([])
    expect(await page.locator('astro-island:not([ssr])').count()).toBe(0)

    const imports: Record<string, string[]> = await (await page.request.get('/islands.json')).json()
    const islands = await page
      .locator('astro-island')
      .evaluateAll((all) =>
        all.flatMap((island) =>
          ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? ''),
        ),
      )
    const ahead = scripts().filter(({ isAhead }) => isAhead)
    expect(new Set(ahead.map(({ path }) => path))).toEqual(
      new Set(islands.flatMap((url) => imports[url] ?? [])),
    )
    expect(ahead.some(isReact)).toBe(true)
  })

  test('a press happens, with scripts that were fetched ahead', async () => {
    const { page } = await visitor(phone)
    const scripts = await scriptsOf(page)
    await page.goto('/products')
    await page.locator('link[rel=prefetch]').first().waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    expect(await page.locator('astro-island:not([ssr])').count()).toBe(0)
    const before = scripts()
    const ahead = before.filter(({ isAhead }) => isAhead).map(({ path }) => path)
    await page
      .getByRole('button', { name: /i ønskelisten$/ })
      .first()
      .click()
    await expect.poll(() => page.locator('[data-badge="wishlist"]').innerText()).toBe('1')
    // The tooltip of the pressed button is fetched as well.
    const touched = () =>
      scripts()
        .slice(before.length)
        .filter(({ path }) => ahead.includes(path))
    await page.locator('astro-island[client="filters"]:not([ssr])').waitFor()
    expect(touched().filter(isReact)).toHaveLength(1)
    expect(bytesOf(touched())).toBe(0)
  })

  test('its start loads the scripts of the island and its dialogs, and hydrates nothing', async () => {
    const { page } = await visitor(phone)
    const scripts = await scriptsOf(page)
    await page.clock.install()
    await page.goto('/products', { waitUntil: 'load' })
    await page.clock.runFor(untouchedTime)
    await page.locator('link[rel=prefetch]').first().waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    // The press ends with its time.
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: catalogueTexts.filters }).dispatchEvent('pointerdown')
    const loaded = () => scripts().filter(({ isAhead }) => !isAhead)
    for (const part of ['react', 'Catalogue', 'dialogs', 'FilterDrawer'])
      await expect
        .poll(() => loaded().filter(({ path }) => path.includes(`/${part}.`)))
        .toEqual([{ path: expect.any(String), bytes: 0, isAhead: false }])
    expect(await page.locator('astro-island:not([ssr])').count()).toBe(0)
  })

  test('after it, drawers open without another script', async () => {
    const { page } = await visitor(phone)
    const scripts = await scriptsOf(page)
    await page.goto('/products')
    await touch(page)
    const isLoaded = (part: string) =>
      scripts().some(({ path, isAhead }) => path.includes(`/${part}.`) && !isAhead)
    for (const part of ['CartDrawer', 'FilterDrawer'])
      await expect.poll(() => isLoaded(part)).toBe(true)
    await page.waitForLoadState('networkidle')
    const before = scripts().length
    for (const name of [catalogueTexts.filters, navigationTexts.cart]) {
      await page.getByRole('button', { name }).first().click()
      await page.getByRole('dialog', { name }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name }).waitFor({ state: 'detached' })
    }
    // The hover of the press loads the tooltips, which no drawer waits for.
    const later = scripts()
      .slice(before)
      .filter(({ path }) => !path.includes('/Tooltips.'))
    expect(later).toEqual([])
  })

  test('a visitor who saves data fetches nothing ahead', async () => {
    const { page } = await firstVisitor(phone)
    const scripts = await scriptsOf(page)
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true, effectiveType: '4g' },
      }),
    )
    await page.clock.install()
    await page.goto('/products', { waitUntil: 'load' })
    await page.clock.runFor(untouchedTime)
    await page.locator('#ukens-pop-up[open]').waitFor()
    await page.waitForLoadState('networkidle')
    expect(scripts().filter(({ isAhead }) => isAhead)).toEqual([])
  })
})

test('patches are tried on with few scripts beyond those of other pages', async () => {
  const { page } = await visitor(phone)
  const scripts = await scriptsOf(page)
  await open(page, '/om-oss')
  await page.waitForLoadState('networkidle')
  const before = scripts().length
  await open(page, '/prov-dem-pa?bukse=red_31.f.500.490.-4')
  await page.getByRole('button', { name: tryOnTexts.share }).click()
  await page.getByRole('img', { name: tryOnTexts.picture }).waitFor()
  await page.waitForLoadState('networkidle')
  const beyond = bytesOf(scripts().slice(before))
  expect(beyond).toBeGreaterThan(1000)
  expect(beyond).toBeLessThanOrEqual(tryOnBudget)
})

test('no file that browsers get contains a secret', async () => {
  const secrets = [
    testKeys.secretKey,
    testKeys.webhookSecret,
    administrator.password,
    /\b[sr]k_(test|live)_/,
    /\bwhsec_/,
    /postgres(ql)?:\/\//,
    /STRIPE_SECRET_KEY|DATABASE_URL|ADMIN_PASSWORD/,
  ]
  const pages = ['/', '/products', '/checkout', '/order-confirmation', '/admin/login']
  const bodies = await Promise.all(
    pages.map(
      async (path) => [path, await (await fetch(inject('shopUrl') + path)).text()] as const,
    ),
  )
  const all = [...bodies, ...files.map((file) => [file, readFileSync(file, 'utf8')] as const)]
  expect(all.length).toBeGreaterThan(20)
  const leaks = all.filter(([, text]) =>
    secrets.some((secret) =>
      typeof secret === 'string' ? text.includes(secret) : secret.test(text),
    ),
  )
  expect(leaks.map(([name]) => name)).toEqual([])
})
