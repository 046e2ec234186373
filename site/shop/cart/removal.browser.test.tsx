import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { CartItem } from '../../../modules/shared/contract/api.d.ts'
import { answerCalls } from '../../testing/answers.ts'
import { product } from '../../testing/browser.ts'
import CartDrawer from './CartDrawer.tsx'
import { refetchCart } from './cart.ts'
import { cartTexts } from './text.ts'

/** Opens the cart with a unit of each of these products. */
async function openCart(...ids: number[]): Promise<void> {
  let items: CartItem[] = ids.map((id) => ({ id, quantity: 1, product: product(id) }))
  answerCalls({
    getCart: () => items,
    removeCartItem({ path }) {
      items = items.filter(({ id }) => id !== Number(path.productId))
      return { ok: true }
    },
  })
  await refetchCart()
  await render(<CartDrawer open onClose={() => {}} />)
}

test('the focus stays in the cart when a line is removed with the keyboard', async () => {
  await openCart(1, 2)
  const removals = () => [...document.querySelectorAll<HTMLElement>('[data-remove]')]
  await expect.poll(() => removals().length).toBe(2)
  removals()[0]?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => removals().length).toBe(1)
  await expect.poll(() => document.activeElement).toBe(removals()[0])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => removals().length).toBe(0)
  const drawer = page.getByRole('dialog').element()
  await expect.poll(() => drawer.contains(document.activeElement)).toBe(true)
})

test('the focus moves to the line after the removed one, and from the last to the one before', async () => {
  await openCart(1, 2, 3)
  const removal = (id: number) =>
    page.getByRole('button', { name: cartTexts.remove(`Patch ${id}`) })
  ;(removal(1).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(removal(2)).toHaveFocus()
  ;(removal(3).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(removal(3)).not.toBeInTheDocument()
  await expect.element(removal(2)).toHaveFocus()
})
