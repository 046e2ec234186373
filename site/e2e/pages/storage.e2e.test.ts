import { expect, test } from 'vitest'
import { visitor } from '../browser.ts'
import { addFirst, open, openCart, openWishlist } from '../steps.ts'

const keys = {
  localStorage: [
    'wishlist',
    'savedDesigns',
    'adminToken',
    'gdpr-accepted',
    'appliedDiscount',
    'cart-session-id',
  ],
  sessionStorage: ['customPatchImage', 'hasSeenSpecialOffer', 'adminPlace'],
}

/** As in a browser whose settings forbid storage. */
const forbidStorage = () => {
  for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, area, {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
}

test('neither corrupt values nor a browser that forbids storage break the shop', async () => {
  const { page, context, problems } = await visitor()
  // The week's offer would open again on each page.
  await context.addInitScript(() =>
    Object.defineProperty(HTMLDialogElement.prototype, 'showModal', { value: () => {} }),
  )
  await page.goto('/healthz')
  for (const [path, value] of [
    ['/lag-din-egen', '[1,null,{"id":"x"}]'],
    ['/products', '{"code":7}'],
  ] as const) {
    await page.evaluate(
      ([all, text]) => {
        for (const [area, names] of Object.entries(all))
          for (const name of names) window[area as 'localStorage'].setItem(name, text)
      },
      [keys, value] as const,
    )
    await open(page, path)
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  }
  await openWishlist(page)
  // An invalid stored discount code is checked and removed.
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([])

  const other = await visitor()
  await other.context.addInitScript(forbidStorage)
  await open(other.page, '/products')
  await addFirst(other.page, 1)
  await (await openCart(other.page)).locator('[data-line]').waitFor()
  // A cookie carries the cart to the next pages.
  await open(other.page, '/lag-din-egen')
  await expect.poll(() => other.page.locator('[data-badge="cart"]').textContent()).toBe('1')
  expect(other.problems).toEqual([])
})
