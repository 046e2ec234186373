import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { addToCartTexts } from '../../shop/cart/add-to-cart-text.ts'
import { designerTexts } from '../../shop/designer/text.ts'
import { visitor } from '../browser.ts'
import { dragged, pictureFile } from '../shop/designer-steps.ts'
import { told } from '../toasts.ts'

/** A page whose external scripts are held back by the test; inline scripts run. */
async function early(path: string) {
  const visit = await visitor()
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await visit.page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await visit.page.goto(path, { waitUntil: 'commit' })
  await visit.page.locator('footer, form').first().waitFor()
  return { ...visit, letThrough }
}

const busy = (page: Page) => page.locator('button[aria-busy="true"]')

test('DESIGN-02 a picture chosen before the designer is hydrated is kept and can be ordered', async () => {
  const { page, letThrough } = await early('/lag-din-egen')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByLabel(designerTexts.choose).click(),
  ])
  await chooser.setFiles(pictureFile('hund.png'))
  await page.locator('astro-island[aria-busy="true"] [data-zone]').waitFor()
  await page.getByRole('button', { name: designerTexts.add }).click()
  await busy(page).waitFor()
  letThrough()
  await page.getByAltText(designerTexts.preview).waitFor()
  await told(page, addToCartTexts.customAdded)
  await busy(page).waitFor({ state: 'detached' })
  expect(await page.locator('astro-island[aria-busy]').count()).toBe(0)
})

test('DESIGN-01 a picture dropped beside the zone before the designer is hydrated is accepted', async () => {
  const { page, letThrough } = await early('/lag-din-egen')
  const dataTransfer = await dragged(page, [pictureFile('hund.png')])
  await page.locator('h1').dispatchEvent('drop', { dataTransfer })
  await page.locator('astro-island[aria-busy="true"] [data-zone]').waitFor()
  letThrough()
  await page.getByAltText(designerTexts.preview).waitFor()
  await told(page, designerTexts.uploaded)
})
