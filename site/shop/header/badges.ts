import { $cartCount, loadCart } from '../cart/index.ts'
import { loadDiscount } from '../discount/index.ts'
import { $wishlist, loadWishlist } from '../wishlist/index.ts'

/**
 * Keeps the counts on the header's buttons, and in their accessible names, up to date before and after hydration: it is
 * their only writer.
 */
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
  const { label = '' } = button.dataset
  button.ariaLabel = count > 0 ? `${label}, ${count}` : label
}
