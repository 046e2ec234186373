import type { Page } from 'playwright'
import { afterAll, describe, expect, test } from 'vitest'
import { navigationTexts } from '../text/navigation.ts'
import { closeBrowser, visitor } from './browser.ts'
import { addFirst, open, openCart } from './steps.ts'

afterAll(closeBrowser)

const keys = {
  localStorage: [
    'wishlist',
    'savedDesigns',
    'adminToken',
    'gdpr-accepted',
    'appliedDiscount',
    'cart-session-id',
  ],
  sessionStorage: ['customPatchImage', 'hasSeenSpecialOffer'],
}

describe('bad luck with the browser’s storage', () => {
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
  }

  test.each(['{', 'null', '[1,null,{"id":"x"}]', '""', '<script>', '{"code":7}'])(
    '%s under every key breaks nothing',
    async (value) => {
      const { page, context, problems } = await visitor()
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
      // A discount code that is none was asked for, and is taken away.
      expect(problems.filter((problem) => !problem.includes('422'))).toEqual([])
    },
  )

  test('storage that is full', async () => {
    const { page, context, problems } = await visitor()
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await works(page)
    expect(problems).toEqual([])
  })

  test('storage that is forbidden', async () => {
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
