import { expect, test } from 'vitest'
import { checkoutTexts } from '../../shop/checkout/text.ts'
import { sharedListTexts } from '../../shop/shared-list/text.ts'
import { shop } from '../../text/shop-facts.ts'
import { visitorWithoutScript } from '../browser.ts'

/** Pages whose main part has islands, beside those that the test visits anyway. */
const pagesWithIslands = [
  '/lag-din-egen',
  '/prov-dem-pa',
  '/kontakt',
  '/order-confirmation?order_number=RP-ABCD2345',
  '/unsubscribe',
  '/bekreft-nyhetsbrev',
  '/angrerett',
  '/',
]

test('without JavaScript the shop is read, paged, filtered and searched, and says what needs it', async () => {
  const { page } = await visitorWithoutScript()
  const cards = page.locator('article[data-product]')
  const main = page.getByRole('main')

  await page.goto('/products')
  expect(await cards.count()).toBe(24)
  await page.getByRole('link', { name: 'Last inn flere patcher' }).click()
  await page.waitForURL((url) => url.search === '?page=2')
  expect(await cards.count()).toBe(36)
  await page.goto('/products')
  await page.getByRole('radio', { name: 'Sport' }).check()
  await page.getByRole('checkbox', { name: 'Rød' }).check()
  await page.getByRole('button', { name: 'Bruk filtrene' }).click()
  await page.waitForURL(
    ({ searchParams }) =>
      searchParams.get('category') === 'sport' && searchParams.get('tags') === 'red',
  )
  const filtered = await cards.count()
  expect(filtered).toBeGreaterThan(0)
  expect(filtered).toBeLessThan(24)
  await page.goto('/om-oss')
  await page.getByRole('banner').getByRole('combobox').fill('elg')
  await page.getByRole('banner').getByRole('button', { name: 'Søk' }).click()
  await page.waitForURL('**/products?search=elg')
  expect(await cards.count()).toBeGreaterThan(0)

  await page.goto('/checkout')
  expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe(checkoutTexts.title)
  expect(await main.innerText()).toContain(checkoutTexts.noScript(shop.email))
  expect(await main.locator('[aria-busy=true]:visible').count()).toBe(0)
  await page.goto('/delt#anything')
  expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe(sharedListTexts.noScript)
  expect(await main.innerText()).toContain(sharedListTexts.noScriptText(shop.email))
  expect(await main.getByText(sharedListTexts.reading).isVisible()).toBe(false)

  for (const path of pagesWithIslands) {
    await page.goto(path)
    expect(await page.getByRole('heading', { level: 1 }).isVisible(), path).toBe(true)
    expect((await main.innerText()).length, path).toBeGreaterThan(80)
  }
  const group = page.getByRole('group', { name: 'Nye patcher' })
  expect(await group.locator('li h3:visible').count()).toBeGreaterThan(5)
})
