import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { searchTexts as texts } from '../../shop/search/text.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { phone, visitor } from '../browser.ts'
import { cards } from '../steps.ts'

const products = (page: Page) => page.locator('[data-suggestion="product"]')

/** Patches with these names exist, and each contains the word. */
async function saysAll(page: Page, shown: string[], word: RegExp): Promise<boolean> {
  const all = (await (await page.request.get('/api/products')).json()) as Product[]
  const meant = all.filter((product) => shown.some((text) => text.split('\n')[0] === product.name))
  return shown.length > 0 && meant.every((product) => word.test(JSON.stringify(product)))
}

test('SRCH-04 SRCH-08 SRCH-09 HDR-04 DETAIL-02 a visitor finds patches from any page, on a phone and without æ, ø and å', async () => {
  const { page, problems } = await visitor(phone)
  await page.goto('/om-oss')
  expect(await page.getByRole('banner').getByRole('combobox').isVisible()).toBe(false)
  await page.getByRole('button', { name: navigationTexts.menu }).click()
  await page.getByRole('dialog').getByRole('combobox', { name: texts.label }).fill('flagg')
  await expect.poll(() => products(page).count()).toBe(3)
  await products(page).first().click()
  await page.getByRole('heading', { name: /flagg/i }).first().waitFor()

  const desk = await visitor()
  const box = desk.page.getByRole('banner').getByRole('combobox', { name: texts.label })
  await desk.page.goto('/products?page=100')
  const ofTheWeek = cards(desk.page).filter({ hasText: 'Ukens patch' })
  const name = await ofTheWeek.getByRole('heading').innerText()
  await desk.page.goto('/om-oss')
  // An empty search shows no message of the browser.
  const refused = desk.page.evaluate(
    () =>
      new Promise<boolean>((told) => {
        const note = (event: Event) => setTimeout(() => told(event.defaultPrevented))
        document.addEventListener('invalid', note, true)
      }),
  )
  await box.fill('  ')
  await desk.page.keyboard.press('Enter')
  expect(await refused).toBe(true)
  expect(new URL(desk.page.url()).pathname).toBe('/om-oss')
  await box.fill('ol')
  const words = desk.page.locator('[data-suggestion="word"]')
  await expect.poll(() => words.allInnerTexts()).toEqual(['øl'])
  await expect.poll(() => products(desk.page).first().innerText()).toMatch(/øl(?!\p{L})/iu)
  await box.fill(name)
  await products(desk.page).filter({ hasText: name }).first().click()
  await desk.page.getByRole('dialog', { name }).getByText('Ukens patch').waitFor()
  await desk.page.keyboard.press('Escape')
  await box.fill(' ol')
  await desk.page.keyboard.press('Enter')
  await desk.page.waitForURL(/\/products\?search=/)

  const meant = desk.page.getByRole('region', { name: 'Kanskje du mente en av disse?' })
  const names = () => meant.getByRole('article').getByRole('heading').allInnerTexts()
  await expect.poll(async () => saysAll(desk.page, await names(), /øl/i)).toBe(true)
  await desk.page.getByText(/^\d+ patcher$/).waitFor()
  await desk.page.getByRole('searchbox').fill('bla')
  await expect.poll(async () => saysAll(desk.page, await names(), /blå/i)).toBe(true)
  await desk.page.goto('/products?search=fotbal+xx')
  expect(await cards(desk.page).count()).toBe(0)
  await desk.page.goto('/products?search=handbal')
  await desk.page.getByText('Ingen patcher funnet').waitFor()
  await desk.page.getByRole('heading', { name: 'Kanskje du mente en av disse?' }).waitFor()
  expect(await cards(desk.page).count()).toBeGreaterThan(0)
  expect([...problems, ...desk.problems]).toEqual([])
})
