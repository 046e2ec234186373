import { expect, test } from 'vitest'
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
import { open } from '../steps.ts'

/** Maximum bytes on the wire, headers included, of the scripts that run before the visitor's first touch. */
const untouchedBudget = 30_000

/** Maximum bytes on the wire, headers included, of the scripts of /prov-dem-pa that a hydrated /om-oss has not. */
const tryOnBudget = 60_000

/** A first visitor on a phone who does not touch the page; `scripts` are those up to now. */
async function untouchedVisit(path: string) {
  const { page } = await firstVisitor(phone)
  const scripts = await scriptsOf(page)
  await openUntouched(page, path)
  return { page, scripts }
}

const isReact = ({ path }: WireScript) => path.includes('/react.')

test('before the first touch, pages run few scripts, and fetch only islands ahead', async () => {
  for (const path of measuredPages) {
    const { page, scripts } = await untouchedVisit(path)
    const run = scripts().filter(({ isAhead }) => !isAhead)
    expect(bytesOf(run), path).toBeGreaterThan(1000)
    expect(bytesOf(run), path).toBeLessThanOrEqual(untouchedBudget)
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
  }
})

test('a press uses what was fetched ahead, and drawers then open without fetching another script', async () => {
  const { page } = await visitor(phone)
  const scripts = await scriptsOf(page)
  await page.clock.install()
  await page.goto('/products', { waitUntil: 'load' })
  await page.clock.runFor(untouchedTime)
  await page.locator('link[rel=prefetch]').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')

  // The start of a press loads scripts and hydrates nothing: the press ends with its time.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: catalogueTexts.filters }).dispatchEvent('pointerdown')
  const loaded = (part: string) =>
    scripts().filter(({ path, isAhead }) => !isAhead && path.includes(`/${part}.`))
  for (const part of ['react', 'Catalogue', 'dialogs', 'FilterDrawer'])
    await expect.poll(() => loaded(part)).toEqual([expect.objectContaining({ bytes: 0 })])
  expect(await page.locator('astro-island:not([ssr])').count()).toBe(0)

  await page.clock.resume()
  await page
    .getByRole('button', { name: /i ønskelisten$/ })
    .first()
    .click()
  await expect.poll(() => page.locator('[data-badge="wishlist"]').innerText()).toBe('1')
  await expect.poll(() => loaded('CartDrawer').length).toBe(1)
  await page.waitForLoadState('networkidle')
  const before = scripts().length
  for (const name of [catalogueTexts.filters, navigationTexts.cart]) {
    await page.getByRole('button', { name }).first().click()
    await page.getByRole('dialog', { name }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name }).waitFor({ state: 'detached' })
  }
  // Scripts that were fetched ahead may run now. The hover of the press loads the tooltips, which no drawer waits for.
  const fetched = scripts()
    .slice(before)
    .filter(({ bytes, path }) => bytes > 0 && !path.includes('/Tooltips.'))
  expect(fetched).toEqual([])

  await open(page, '/om-oss')
  await page.waitForLoadState('networkidle')
  const known = scripts().length
  await open(page, '/prov-dem-pa?bukse=red_31.f.500.490.-4')
  await page.getByRole('button', { name: tryOnTexts.share }).click()
  await page.getByRole('img', { name: tryOnTexts.picture }).waitFor()
  await page.waitForLoadState('networkidle')
  const beyond = bytesOf(scripts().slice(known))
  expect(beyond).toBeGreaterThan(1000)
  expect(beyond).toBeLessThanOrEqual(tryOnBudget)
})
