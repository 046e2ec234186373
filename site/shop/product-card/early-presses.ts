import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { propsOf } from '../../browser/directives/island-props.ts'
import { addToCart, showAdded } from '../cart/index.ts'
import { $wishlist, toggleWish } from '../wishlist/index.ts'

/** Attribute of the buttons of a patch that need no React, and their actions. */
const presses = {
  wish: toggleWish,
  add: async (product: Product, button: HTMLButtonElement) => {
    showAdding(button, true)
    const isAdded = await addToCart(product)
    showAdding(button, false)
    if (isAdded) showAdded(button)
  },
} satisfies Record<string, (product: Product, button: HTMLButtonElement) => unknown>

/**
 * Performs the presses on hearts and add buttons of cards that are not hydrated yet, so that they take effect without
 * waiting for React. Fills the hearts of saved patches until then.
 */
export function performEarlyPresses(page: Document): void {
  page.addEventListener('click', press, { capture: true })
  $wishlist.subscribe((saved) => {
    const ids = new Set(saved.map(({ id }) => String(id)))
    for (const heart of page.querySelectorAll('[data-product] [data-press=wish]'))
      heart.ariaPressed = String(ids.has(productIdOf(heart) ?? ''))
  })
}

function press(event: Event): void {
  const { target } = event
  const button = target instanceof Element ? target.closest('button') : null
  const action = presses[button?.dataset.press as keyof typeof presses]
  if (!button || !action) return
  const product = productOf(button)
  // Hydration during the request does not make the button ready for another press.
  const isResting = button.ariaDisabled === 'true'
  if (!product && !isResting) return
  // The island, which wakes anyway, must not replay the press.
  event.stopPropagation()
  if (product && !isResting) void action(product, button)
}

const productIdOf = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-product]')?.dataset.product

/** The patch of a button's card, while the island around it is not hydrated. */
function productOf(button: Element): Product | undefined {
  const island = button.closest('astro-island[ssr]')
  const id = Number(productIdOf(button))
  return island
    ? (Object.values(propsOf(island)).flat() as Partial<Product>[]).find(
        (value): value is Product => value?.id === id,
      )
    : undefined
}

/** As the hydrated button shows it. */
function showAdding(button: HTMLButtonElement, isAdding: boolean): void {
  button.ariaDisabled = isAdding ? 'true' : null
  button.toggleAttribute('data-busy', isAdding)
}
