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

test('no corrupt value under any key breaks a page', async () => {
  const { page, context, problems } = await visitor()
  // The week's offer would open again on each page.
  await context.addInitScript(() =>
    Object.defineProperty(HTMLDialogElement.prototype, 'showModal', { value: () => {} }),
  )
  const visited = ['/products', '/', '/lag-din-egen', '/om-oss', '/admin/login', '/kontakt']
  const values = ['{', 'null', '[1,null,{"id":"x"}]', '""', '<script>', '{"code":7}']
  await page.goto('/healthz')
  for (const [index, path] of visited.entries()) {
    await page.evaluate(
      ([all, text]) => {
        for (const [area, names] of Object.entries(all))
          for (const name of names) window[area as 'localStorage'].setItem(name, text)
      },
      [keys, values[index] ?? ''] as const,
    )
    await open(page, path)
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  }
  await openWishlist(page)
  // An invalid stored discount code is checked and removed.
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([])
})

const refusals = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  blocked: () => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  },
}

test('the shop works when storage is full or blocked', async () => {
  for (const refusal of Object.values(refusals)) {
    const { page, context, problems } = await visitor()
    await context.addInitScript(refusal)
    await open(page, '/products')
    await addFirst(page, 1)
    const drawer = await openCart(page)
    await drawer.locator('[data-line]').waitFor()
    // The cart persists on the next pages without storage.
    for (const path of ['/lag-din-egen', '/admin/login', '/om-oss']) await open(page, path)
    await expect.poll(() => page.locator('[data-badge="cart"]').textContent()).toBe('1')
    expect(problems).toEqual([])
  }
})
