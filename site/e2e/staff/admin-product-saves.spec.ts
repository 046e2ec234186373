import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { assortmentTexts as texts } from '../../staff/products/text.ts'
import { visitor } from '../browser.ts'
import { ownShop } from '../own-shop.ts'
import { told } from '../toasts.ts'
import { logIn, openTab } from './staff-steps.ts'

const shopUrl = ownShop()
const changes = /\/api\/admin\/products\/\d+$/

/** The tab with the patches, and the name of one of them. */
async function products(index: number): Promise<{ page: Page; name: string }> {
  const { page } = await visitor(undefined, 1, shopUrl())
  await logIn(page)
  await openTab(page, 'products')
  const edit = page.getByRole('button', { name: /^Rediger ./ }).nth(index)
  const name = (await edit.getAttribute('aria-label'))?.replace('Rediger ', '') ?? ''
  return { page, name }
}

test('a change of stock whose answer was lost is not applied twice, whatever is typed next', async () => {
  const { page, name } = await products(0)
  const stock = page.getByLabel(texts.stockOf(name), { exact: true })
  const before = Number(await stock.inputValue())
  await page.route(
    changes,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await stock.fill(String(before + 5))
  await stock.press('Enter')
  await told(page, texts.updateFailed)
  await stock.fill(String(before + 7))
  await stock.press('Enter')
  await page.getByText(texts.stockChanged(before + 5)).waitFor()
  expect(await stock.inputValue()).toBe(String(before + 7))
  await stock.press('Enter')
  await told(page, texts.updated)
  await page.reload()
  await expect.poll(() => stock.inputValue()).toBe(String(before + 7))
})

test('the dialog stays open during a save, and keeps the input after a failure', async () => {
  const { page, name } = await products(1)
  await page.getByRole('button', { name: texts.editProduct(name) }).click()
  const dialog = page.getByRole('dialog')
  const description = dialog.getByLabel(texts.description)
  await description.fill('Lang og nøye skrevet.')
  const held = Promise.withResolvers<void>()
  await page.route(changes, async (route) => {
    await held.promise
    await route.abort()
  })
  await dialog.getByRole('button', { name: texts.submitChange }).click()
  await dialog.getByRole('button', { name: texts.saving }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: texts.cancel }).press('Enter')
  held.resolve()
  expect(await dialog.getByRole('alert').innerText()).toBe('Noe gikk galt. Prøv igjen.')
  expect(await description.inputValue()).toBe('Lang og nøye skrevet.')
  await dialog.getByRole('button', { name: texts.cancel }).click()
  await dialog.waitFor({ state: 'hidden' })
})

test('a patch can be changed even when the categories cannot be fetched', async () => {
  const { page } = await visitor(undefined, 1, shopUrl())
  await page.route('**/api/categories', (route) => route.abort())
  await logIn(page)
  await openTab(page, 'products')
  await page
    .getByRole('button', { name: /^Rediger ./ })
    .nth(2)
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(texts.priceField).fill('64')
  await dialog.getByRole('button', { name: texts.submitChange }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.unroute('**/api/categories')
  const loaded = page.waitForResponse('**/api/categories')
  await page
    .getByRole('button', { name: /^Rediger ./ })
    .nth(2)
    .click()
  await loaded
  await expect
    .poll(() => dialog.getByLabel(texts.category).locator('option').count())
    .toBeGreaterThan(1)
})
