/** Ms of a patch's flight into the cart. */
const flightTime = 200

/** Ms for which an add button says that its patch is in the cart, like a toast. */
const saidTime = 2000

/** Shows at a pressed add button that its patch is in the cart: the patch flies there, and the button says so. */
export function showAdded(button: Element): void {
  flyToCart(button)
  button.toggleAttribute('data-added', true)
  setTimeout(() => button.removeAttribute('data-added'), saidTime)
}

/** A copy of the picture beside the button flies to the header's cart; not where motion is unwanted. */
function flyToCart(button: Element): void {
  const picture = button.closest('[data-product], [data-wish], dialog')?.querySelector('img')
  const cart = document.querySelector('[data-badge="cart"]')?.closest('button')
  if (!picture || !cart || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const [from, to] = [picture, cart].map((element) => element.getBoundingClientRect())
  if (!from || !to) return
  const copy = picture.cloneNode() as HTMLImageElement
  copy.alt = ''
  // Its picture is there already; decoded in its own time it could miss the flight.
  copy.decoding = 'sync'
  // In the top layer, over an open dialog.
  copy.popover = 'manual'
  const { left, top, width, height } = from
  Object.assign(copy.style, {
    position: 'fixed',
    inset: `${top}px auto auto ${left}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    pointerEvents: 'none',
  })
  document.body.append(copy)
  copy.showPopover?.()
  const x = to.left + to.width / 2 - (from.left + from.width / 2)
  const y = to.top + to.height / 2 - (from.top + from.height / 2)
  const end = { transform: `translate(${x}px, ${y}px) rotate(20deg) scale(0.15)` }
  copy.animate([{ transform: 'none' }, end], { duration: flightTime, easing: 'ease-in' }).onfinish =
    () => copy.remove()
}
