import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'
import { catalogueTexts } from '../../shop/catalogue/text.ts'
import { productTexts } from '../../shop/product/text.ts'
import { searchTexts } from '../../shop/search/index.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { desktop, phone } from '../browser.ts'
import { cards, isThere } from '../steps.ts'
import {
  buttonOf,
  depth,
  dialogs,
  focused,
  hydrated,
  isModal,
  watchFrames,
} from './dialog-steps.ts'
import { withoutReact } from './without-react.ts'

const drawers = [
  { name: navigationTexts.cart, path: '/', viewport: desktop },
  { name: navigationTexts.wishlist, path: '/om-oss', viewport: phone },
  { name: navigationTexts.menu, path: '/', viewport: phone },
  { name: catalogueTexts.filters, path: '/products', viewport: phone },
]

describe.each(drawers)('$name of $path, without React', ({ name, path, viewport }) => {
  test('opens at once, and becomes the real drawer without moving', async () => {
    const { page, letThrough, problems } = await withoutReact(path, viewport)
    await buttonOf(page, name).click()
    const drawer = page.getByRole('dialog', { name, exact: true })
    await drawer.waitFor()
    expect(await hydrated(page).count()).toBe(0)
    // The page behind it is inert, and the focus is inside.
    await expect
      .poll(() => drawer.evaluate((dialog) => dialog.matches(':modal:focus-within')))
      .toBe(true)
    await isThere(drawer)
    const frames = await watchFrames(page)
    letThrough()
    await hydrated(page).waitFor()
    await expect
      .poll(() => hydrated(page).evaluate((dialog) => dialog.matches(':focus-within')))
      .toBe(true)
    expect(await frames()).toHaveLength(1)
    expect(await dialogs(page).count()).toBe(1)
    expect(await depth(page)).toBe(1)
    await page.keyboard.press('Escape')
    await dialogs(page).waitFor({ state: 'detached' })
    await expect.poll(() => focused(page).getAttribute('data-label')).toBe(name)
    await expect.poll(() => depth(page)).toBe(0)
    expect(problems).toEqual([])
  })
})

test('CARD-10 the detail dialog opens at once with the picture of its card, without React', async () => {
  const { page, letThrough } = await withoutReact('/products', phone)
  const name = await cards(page).first().getByRole('heading').innerText()
  await cards(page).first().locator('[data-opens]').click()
  const detail = page.getByRole('dialog', { name, exact: true })
  await detail.locator('img').waitFor()
  await isThere(detail)
  const frames = await watchFrames(page)
  letThrough()
  await hydrated(page).getByText(productTexts.total).waitFor()
  expect(await frames()).toHaveLength(1)
  expect(await dialogs(page).count()).toBe(1)
})

test("HDR-04 the early menu's links lead to their pages, and Back to the page before", async () => {
  const { page } = await withoutReact('/om-oss', phone)
  await buttonOf(page, navigationTexts.menu).click()
  await dialogs(page).getByRole('link', { name: 'Kontakt' }).click()
  await page.waitForURL('**/kontakt')
  await page.goBack()
  await page.waitForURL('**/om-oss')
  await expect.poll(() => depth(page)).toBe(0)
  expect(await dialogs(page).count()).toBe(0)
})

test.each<[string, (dialog: Locator) => Locator]>([
  ['link', (dialog) => dialog.getByRole('link', { name: 'Kontakt' })],
  ['search box', (dialog) => dialog.getByLabel(searchTexts.label)],
])('HDR-04 the focus on a %s of the early menu stays there when React runs', async (_, control) => {
  const { page, letThrough } = await withoutReact('/om-oss', phone)
  await buttonOf(page, navigationTexts.menu).click()
  await isModal(dialogs(page))
  await control(dialogs(page)).focus()
  letThrough()
  await hydrated(page).waitFor()
  await expect
    .poll(() => control(hydrated(page)).evaluate((one) => one === document.activeElement))
    .toBe(true)
})
