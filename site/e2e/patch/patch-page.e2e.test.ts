import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { paths } from '../../paths.ts'
import { productTexts as texts } from '../../shop/product/text.ts'
import { phone, visitor, visitorWithoutScript } from '../browser.ts'
import { cards, open, openCart } from '../steps.ts'
import { expectToast } from '../toasts.ts'

const firstOf = async (query = ''): Promise<Product> =>
  (await (await fetch(`${inject('shopUrl')}/api/products${query}`)).json())[0]

const dialogOf = (page: Page, { name }: { name: string }) =>
  page.getByRole('dialog', { name, exact: true })

test('CARD-10 DETAIL-04 DETAIL-05 three units are added in a patch’s dialog, which is there again after a reload', async () => {
  const list = '/products?category=sport'
  const { page, problems } = await visitor(phone, 3)
  const product = await firstOf('?category=sport')
  await open(page, list)
  const picture = cards(page).first().locator('img')
  await expect
    .poll(() => picture.evaluate((one: HTMLImageElement) => one.currentSrc))
    .toMatch(/-320\.avif$/)
  await cards(page)
    .first()
    .getByRole('button', { name: texts.open(product.name) })
    .click()
  const dialog = dialogOf(page, product)
  for (let press = 0; press < 2; press += 1)
    await dialog.getByRole('button', { name: 'Flere' }).click()
  await dialog.getByRole('button', { name: texts.add }).click()
  await expectToast(page, 'Patch lagt til!')
  await expect.poll(() => new URL(page.url()).pathname).toBe(paths.patch(product))
  await page.reload()
  await dialog.waitFor()
  await dialog.getByRole('button', { name: 'Lukk' }).click()
  await page.waitForURL(`**${list}`)
  await cards(page).first().getByRole('heading', { name: product.name }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  const drawer = await openCart(page)
  expect(await drawer.locator('[data-line] output').innerText()).toBe('3')
  expect(problems).toEqual([])
})

/** Whether the focus is in a dialog. */
const hasFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)

test('a patch’s page has its detail where the dialog will be, closes to all patches, and is read without JavaScript', async () => {
  const { page, problems } = await visitor(phone)
  const product = await firstOf()
  await open(page, '/om-oss')
  const held = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(paths.patch(product), { waitUntil: 'commit' })
  const place = page.getByRole('article', { name: product.name })
  const title = { name: product.name }
  await place.waitFor()
  const before = [await place.getByRole('heading', title).boundingBox(), await place.boundingBox()]
  expect(await place.getByRole('link', { name: 'Lukk' }).getAttribute('href')).toBe('/products')
  held.resolve()
  const dialog = dialogOf(page, product)
  await dialog.waitFor()
  expect([
    await dialog.getByRole('heading', title).boundingBox(),
    await dialog.boundingBox(),
  ]).toEqual(before)
  await expect.poll(() => hasFocus(page)).toBe(true)
  await page.goBack()
  await page.waitForURL('**/om-oss')
  await page.goForward()
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL('**/products')
  expect(problems).toEqual([])

  const { page: read } = await visitorWithoutScript(phone)
  await read.goto(paths.patch(product))
  const main = read.getByRole('main')
  expect(await main.getByRole('group', { name: texts.quantity }).isVisible()).toBe(false)
  const header = await read.getByRole('banner').boundingBox()
  const article = await main.getByRole('article', title).boundingBox()
  expect(article?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})
