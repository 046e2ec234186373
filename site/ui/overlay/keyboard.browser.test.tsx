import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { leaveFor } from '../../browser/overlay-history.ts'
import { catalogueTexts } from '../../shop/catalogue/text.ts'
import { closeDrawer } from '../../shop/header/drawer.ts'
import { HeaderActions } from '../../shop/header/HeaderActions.tsx'
import { productTexts } from '../../shop/product/index.ts'
import { answerCalls } from '../../testing/answers.ts'
import { catalogueAt } from '../../testing/catalogue.tsx'
import { navigationTexts } from '../../text/navigation.ts'

vi.mock('../../browser/overlay-history.ts', { spy: true })

const { cart, wishlist, menu } = navigationTexts

beforeEach(async () => {
  await page.viewport(360, 780)
  answerCalls({ getCart: [] })
})
afterEach(closeDrawer)

test.each([
  ['cart', cart],
  ['wishlist', wishlist],
  ['side menu', menu],
  ['filter', catalogueTexts.filters],
  ['detail', productTexts.open('Patch 3')],
])('the %s dialog opens with the keyboard, traps the focus, and restores it', async (_, name) => {
  await render(
    <>
      <HeaderActions />
      {catalogueAt()}
    </>,
  )
  const opener = page.getByRole('button', { name })
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  const isInside = () => dialog.element().contains(document.activeElement)
  await expect.poll(isInside).toBe(true)
  for (let step = 0; step < 25; step += 1) {
    await userEvent.keyboard('{Tab}')
    // The focus guards at the ends of the dialog move the focus back asynchronously.
    await expect.poll(isInside).toBe(true)
  }
  // In the search box the first Escape closes the suggestions.
  await expect
    .poll(async () => {
      await userEvent.keyboard('{Escape}')
      return dialog.query()
    })
    .toBeNull()
  await expect.element(opener).toHaveFocus()
})

test('the second press of a double click does not close the drawer that the first one opened; a press outside does', async () => {
  await page.viewport(700, 780)
  await render(<HeaderActions />)
  await page.getByRole('button', { name: menu }).click()
  const drawer = page.getByRole('dialog', { name: menu })
  await expect.element(drawer).toBeVisible()
  const close = drawer.getByRole('button', { name: 'Lukk' })
  // In windows of some widths the close button lies where the menu's button was.
  close.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
  await expect.element(drawer).toHaveAttribute('data-open')
  await userEvent.click(document.body, { position: { x: 50, y: 400 } })
  await expect.element(drawer).not.toBeInTheDocument()
})

test('a link in a dialog that is pressed with a key for a new tab or window is left to the browser', async () => {
  await render(<HeaderActions />)
  await page.getByRole('button', { name: menu }).click()
  const drawer = page.getByRole('dialog', { name: menu })
  const link = drawer.getByRole('link').first()
  const left: boolean[] = []
  const leave = (event: Event) => {
    left.push(!event.defaultPrevented)
    event.preventDefault()
  }
  document.addEventListener('click', leave)
  for (const key of ['Control', 'Meta', 'Shift', 'Alt'] as const)
    await userEvent.click(link, { modifiers: [key] })
  document.removeEventListener('click', leave)
  expect(left).toEqual([true, true, true, true])
})

test('a search in a dialog is left to the history of overlays, which removes the dialog’s entry first', async () => {
  vi.mocked(leaveFor).mockReturnValue()
  onTestFinished(() => void vi.mocked(leaveFor).mockReset())
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true })
  await render(<HeaderActions />)
  await page.getByRole('button', { name: menu }).click()
  const drawer = page.getByRole('dialog', { name: menu })
  await drawer.getByRole('combobox').fill('øl & vaffel')
  await userEvent.keyboard('{Enter}')
  const { href } = new URL('/products?search=%C3%B8l+%26+vaffel', location.href)
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith(href)
})
