import { $cartCount, loadCart } from '../cart/index.ts'
import { loadDiscount } from '../checkout/index.ts'
import { $wishlist, loadWishlist } from '../wishlist/index.ts'

/** The name of a header's button, with how many things lie behind it. */
export const labelWithCount = (label: string, count: number): string =>
  count > 0 ? `${label}, ${count}` : label

/** Keeps the numbers on the header's buttons, before their island is awake and after. */
export function showBadges(page: ParentNode): void {
  loadWishlist()
  void loadCart()
  void loadDiscount()
  $cartCount.subscribe((count) => show(page, 'cart', count))
  $wishlist.subscribe(({ length }) => show(page, 'wishlist', length))
}

function show(page: ParentNode, name: string, count: number): void {
  const badge = page.querySelector<HTMLElement>(`[data-badge="${name}"]`)
  const button = badge?.closest('button')
  if (!badge || !button) return
  badge.hidden = count === 0
  badge.textContent = String(count)
  button.ariaLabel = labelWithCount(button.dataset.label ?? '', count)
}
