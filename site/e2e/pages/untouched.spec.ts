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
