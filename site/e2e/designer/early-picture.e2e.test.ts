import { expect, test } from 'vitest'
import { addToCartTexts } from '../../shop/cart/add-to-cart-text.ts'
import { designerTexts } from '../../shop/designer/text.ts'
import { visitor } from '../browser.ts'
import { expectToast } from '../toasts.ts'
import { dragged, photo } from './designer-steps.ts'

/** The designer, whose scripts are held back by the test; inline scripts run. */
async function early() {
  const { page } = await visitor()
  const released = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goto('/lag-din-egen', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  return { page, letThrough: released.resolve }
}

test('DESIGN-02 a picture chosen before the designer is hydrated is kept and can be ordered', async () => {
  const { page, letThrough } = await early()
  const busy = page.locator('button[aria-busy="true"]')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByLabel(designerTexts.choose).click(),
  ])
  await chooser.setFiles(await photo())
  await page.locator('astro-island[aria-busy="true"] [data-zone]').waitFor()
  await page.getByRole('button', { name: designerTexts.add }).click()
  await busy.waitFor()
  letThrough()
  await page.getByAltText(designerTexts.preview).waitFor()
  await expectToast(page, addToCartTexts.customAdded)
  await busy.waitFor({ state: 'detached' })
  expect(await page.locator('astro-island[aria-busy]').count()).toBe(0)
})

test('DESIGN-01 a picture dropped beside the zone before the designer is hydrated is accepted', async () => {
  const { page, letThrough } = await early()
  const dataTransfer = await dragged(page, [await photo()])
  await page.locator('h1').dispatchEvent('drop', { dataTransfer })
  await page.locator('astro-island[aria-busy="true"] [data-zone]').waitFor()
  letThrough()
  await page.getByAltText(designerTexts.preview).waitFor()
  await expectToast(page, designerTexts.uploaded)
})
