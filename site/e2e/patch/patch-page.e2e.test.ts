import type { Locator, Page } from 'playwright'
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

test('CARD-10 DETAIL-04 DETAIL-05 three units are added in a patch’s dialog, which is a page of its own after a reload, and closes to the list', async () => {
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
  const article = page.getByRole('article', { name: product.name, exact: true })
  await article.getByRole('link', { name: 'Lukk' }).click()
  await page.waitForURL(`**${list}`)
  await cards(page).first().getByRole('heading', { name: product.name }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  const drawer = await openCart(page)
  expect(await drawer.locator('[data-line] output').innerText()).toBe('3')
  expect(problems).toEqual([])
})

test('a patch’s page shows its details below the header, scrolls from them with its add button in sight, closes to all patches, and is read without JavaScript', async () => {
  const { page, problems } = await visitor(phone)
  const product = await firstOf()
  const held = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(paths.patch(product), { waitUntil: 'commit' })
  const article = page.getByRole('article', { name: product.name, exact: true })
  await article.waitFor()
  /** Its place on the page, however far that is scrolled. */
  const place = () =>
    article.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect()
      return [top + scrollY, height]
    })
  const before = await place()
  const add = article.getByRole('button', { name: texts.add })
  const bottom = async (element: Locator) => {
    const { y = 0, height = 0 } = (await element.boundingBox()) ?? {}
    return y + height
  }
  expect(await bottom(add)).toBeLessThanOrEqual(phone.height)
  await article.getByRole('heading', { level: 1 }).hover()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  const close = article.getByRole('link', { name: 'Lukk' })
  expect(await close.getAttribute('href')).toBe('/products')
  await article.getByRole('button', { name: 'Flere' }).click()
  held.resolve()
  await expect.poll(() => article.locator('output').innerText()).toBe('2')
  expect(await place()).toEqual(before)
  await add.click()
  await expectToast(page, 'Patch lagt til!')
  await close.click()
  await page.waitForURL('**/products')
  expect(problems).toEqual([])

  const { page: read } = await visitorWithoutScript(phone)
  await read.goto(paths.patch(product))
  const main = read.getByRole('main')
  expect(await main.getByRole('group', { name: texts.quantity }).isVisible()).toBe(false)
  const header = await read.getByRole('banner').boundingBox()
  const written = await main.getByRole('article', { name: product.name, exact: true }).boundingBox()
  expect(written?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})
