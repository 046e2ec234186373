import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answerCalls } from '../../testing/answers.ts'
import { navigation, navigationTexts as texts } from '../../text/navigation.ts'
import { refetchCart } from '../cart/index.ts'
import { closeDrawer } from './drawer.ts'
import { HeaderActions } from './HeaderActions.tsx'

afterEach(closeDrawer)

const { promise: arrived, resolve: arrive } = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('../cart/CartDrawer.tsx', async (original) => {
  await arrived
  return original()
})

test('while the drawer’s code is loading the pressed button is busy', async () => {
  answerCalls({ getCart: [] })
  await refetchCart()
  await render(<HeaderActions />)
  const button = page.getByRole('button', { name: texts.cart })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  arrive()
  await expect.element(page.getByRole('dialog', { name: texts.cart })).toBeVisible()
  expect(document.querySelector('[aria-busy=true]')).toBeNull()
})

test('HDR-04 the side menu has the search and leads to all pages', async () => {
  await page.viewport(360, 780)
  await render(<HeaderActions />)
  await page.getByRole('button', { name: texts.menu }).click()
  const menu = page.getByRole('dialog', { name: texts.menu })
  await expect.element(menu.getByRole('combobox')).toBeVisible()
  const links = menu.getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(navigation.map(({ href }) => href))
})
