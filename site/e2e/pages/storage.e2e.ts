import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { designerTexts } from '../../shop/designer/text.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { firstVisitor, visitor } from '../browser.ts'
import { addFirst, customPatch, open, openCart } from '../steps.ts'

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

describe('corrupt or unavailable browser storage', () => {
  const visited = ['/', '/products', '/lag-din-egen', '/om-oss', '/admin/login']
  const works = async (page: Page) => {
    for (const path of visited) {
      await open(page, path)
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    }
    await open(page, '/products')
    await addFirst(page, 1)
    const drawer = await openCart(page)
    await drawer.locator('[data-line]').waitFor()
    // The cart persists on the next page without storage.
    await open(page, '/om-oss')
    await expect.poll(() => page.locator('[data-badge="cart"]').textContent()).toBe('1')
  }

  test.each(['{', 'null', '[1,null,{"id":"x"}]', '""', '<script>', '{"code":7}'])(
    '%s under every key breaks no page',
    async (value) => {
      const { page, context, problems } = await visitor()
      // The week's offer would open again on each page.
      await context.addInitScript(() =>
        Object.defineProperty(HTMLDialogElement.prototype, 'showModal', { value: () => {} }),
      )
      await context.addInitScript(
        ([all, text]) => {
          for (const [area, names] of Object.entries(all))
            for (const name of names) window[area as 'localStorage'].setItem(name, text)
        },
        [keys, value] as const,
      )
      await open(page, '/products')
      await page.getByRole('banner').getByRole('button', { name: navigationTexts.wishlist }).click()
      await page.getByRole('dialog', { name: 'Ønskeliste' }).waitFor()
      for (const path of visited) await open(page, path)
      // An invalid stored discount code is checked and removed.
      expect(problems.filter((problem) => !problem.includes('422'))).toEqual([])
    },
  )

  test('only the specified stored values count as accepted and as seen', async () => {
    const { page, context } = await firstVisitor()
    await context.addInitScript(() => {
      if (localStorage.getItem('gdpr-accepted') !== 'true')
        localStorage.setItem('gdpr-accepted', '{"broken')
      if (sessionStorage.getItem('hasSeenSpecialOffer') !== 'true')
        sessionStorage.setItem('hasSeenSpecialOffer', 'nei')
    })
    await open(page, '/om-oss')
    const banner = page.getByRole('complementary', { name: 'Informasjonskapsler' })
    await banner.waitFor()
    await page.getByRole('button', { name: 'Start shopping' }).click()
    await banner.getByRole('button', { name: 'Godta' }).click()
    const stored = () =>
      page.evaluate(() => [
        localStorage.getItem('gdpr-accepted'),
        sessionStorage.getItem('hasSeenSpecialOffer'),
      ])
    expect(await stored()).toEqual(['true', 'true'])
  })

  /** A well-formed data URL that is not a picture. */
  const noPicture = 'data:image/png;base64,AAAA'

  test('an invalid stored picture or saved design is discarded', async () => {
    const { page, problems } = await visitor()
    await page.goto('/lag-din-egen')
    const saved = { image: noPicture, name: 'Tilpasset patch', savedAt: '2026-05-01T12:00:00.000Z' }
    await page.evaluate(
      ([image, design]) => {
        sessionStorage.setItem('customPatchImage', image)
        localStorage.setItem('savedDesigns', JSON.stringify([{ ...design, id: 'a' }]))
      },
      [noPicture, saved] as const,
    )
    await open(page, '/lag-din-egen')
    const kept = () =>
      page.evaluate(() => [
        sessionStorage.getItem('customPatchImage'),
        localStorage.getItem('savedDesigns'),
      ])
    await expect.poll(kept).toEqual([null, '[]'])
    expect(await page.getByAltText(designerTexts.preview).count()).toBe(0)
    expect(await page.locator('[data-saved-design]').count()).toBe(0)
    await page.getByRole('button', { name: designerTexts.choose }).waitFor()
    expect(problems).toEqual([])
  })

  test('CARTUI-11 the cart shows the red tile instead of an invalid stored picture', async () => {
    const { page } = await visitor()
    await open(page, '/products')
    await customPatch(page)
    await page.evaluate((image) => sessionStorage.setItem('customPatchImage', image), noPicture)
    const drawer = await openCart(page)
    await drawer.locator('[data-placeholder]').waitFor()
    expect(await drawer.locator('[data-line] img').count()).toBe(0)
  })

  test('the shop works when storage is full', async () => {
    const { page, context, problems } = await visitor()
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await works(page)
    expect(problems).toEqual([])
  })

  test('the shop works when storage is blocked', async () => {
    const { page, context, problems } = await visitor()
    await context.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, area, {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
    })
    await works(page)
    expect(problems).toEqual([])
  })
})
