import { expect, test } from 'vitest'
import { designCount } from '../../../modules/catalogue/rules.ts'
import { visitor } from '../browser.ts'
import { cards, open } from '../steps.ts'

/** An island that shows what the server does not know is hydrated without a touch. */
const hearts = /i ønskelisten$/

test('WISH-06 the hearts of saved patches are filled without a touch', async () => {
  const { page } = await visitor()
  await open(page, '/products')
  const heart = cards(page).first().getByRole('button', { name: hearts })
  await heart.click()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  await page.goto('/products')
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  await page.goto('/')
  const popular = page.locator('astro-island[component-export="ProductGrid"]')
  const saved = popular.getByRole('button', { name: hearts }).first()
  await expect.poll(() => saved.getAttribute('aria-pressed')).toBe('true')
})

test('the list is completed without a touch', async () => {
  const { page } = await visitor()
  await page.goto('/products?view=list')
  await expect.poll(() => page.locator('[data-list] > [data-product]').count()).toBe(designCount)
})

test.each(['#nye', '#innhold'])('the way to %s of the address is no touch', async (fragment) => {
  const { page } = await visitor()
  const hydrated = page.locator('astro-island:not([ssr])')
  await page.goto(`/${fragment}`, { waitUntil: 'networkidle' })
  expect(await page.locator(':target').count()).toBe(1)
  expect(await hydrated.count()).toBe(0)
  await page.mouse.wheel(0, 100)
  await hydrated.first().waitFor({ state: 'attached' })
})
