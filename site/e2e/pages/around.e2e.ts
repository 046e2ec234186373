import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { chatBubbleTexts } from '../../shop/chat/bubble-text.ts'
import { productTexts } from '../../shop/product/text.ts'
import { wishlistToastTexts } from '../../shop/wishlist/toast-text.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { phone, visitor } from '../browser.ts'
import { addFirst, cards, open, openCart } from '../steps.ts'

const screens = {
  '/': 'Norges beste patcher til russen!',
  '/products': 'Alle patcher',
  '/lag-din-egen': 'Lag din egen patch',
  '/order-confirmation?order_number=RP-ABCD2345': 'Takk for bestillingen!',
  '/om-oss': /./,
  '/kontakt': 'KONTAKT',
  '/vilkar': 'Vilkår for kjøp',
  '/personvern': 'Personvern',
  '/angrerett': 'Angrerett',
  '/email-preview': 'E-postforhåndsvisning',
  '/unsubscribe': /nyhetsbrev/,
  '/admin/login': 'Admin Login',
} as const

describe('GEN-03 every route shows its own screen', () => {
  test.each(Object.entries(screens))('%s', async (path, title) => {
    const { page } = await visitor()
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    const headline = await page.getByRole('heading', { level: 1 }).innerText()
    expect(headline).toMatch(title)
    expect(headline).not.toContain('404')
  })

  test('/checkout and /admin/dashboard redirect as specified', async () => {
    const { page } = await visitor()
    await page.goto('/checkout')
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/admin/dashboard')
    await page.waitForURL('**/admin/login')
  })
})

/** English words that reveal an untranslated text; the specification's own English words are excluded. */
const english =
  /\b(the|and|your|cart|checkout|loading|search|click|here|submit|close|price|error|page|next|previous|home|product|products|add to|remove)\b/i

const spokenScreens = [...Object.keys(screens), '/finnes-ikke']

test.each(spokenScreens)(
  'GEN-01 %s is in Norwegian, and other languages have a lang attribute',
  async (path) => {
    const { page } = await visitor()
    await page.goto(path)
    expect(await page.getAttribute('html', 'lang')).toBe('nb')
    const spoken = await page.evaluate(() => {
      const labels = [...document.querySelectorAll('[aria-label], [placeholder], [alt], [title]')]
        .filter((element) => !element.closest('[data-product]'))
        .flatMap((element) =>
          ['aria-label', 'placeholder', 'alt', 'title'].map((name) => element.getAttribute(name)),
        )
      for (const foreign of document.querySelectorAll('body [lang="en"]')) foreign.remove()
      return [document.title, document.body.innerText, ...labels].join('\n')
    })
    const allowed = /SHOP PATCHER NÅ|Admin Login|Glow-in-dark|glow in the dark/gi
    expect(english.exec(spoken.replaceAll(allowed, ''))?.[0]).toBeUndefined()
  },
)

test('GEN-02 amounts are given in kr', async () => {
  const { page } = await visitor()
  await open(page, '/products')
  for (const text of await cards(page)
    .locator('p')
    .filter({ hasText: /\d+ ?kr/ })
    .allInnerTexts())
    expect(text).toMatch(/^\d[\d\s]*(,\d\d)?\skr$/)
  await addFirst(page, 1)
  const drawer = await openCart(page)
  for (const text of await drawer.locator('dd').allInnerTexts())
    expect(text).toMatch(/^(\d+|.*\d\skr)$/)
  expect(await page.locator('body').innerText()).not.toMatch(/[€$]|NOK|,-/)
})

test('GEN-04 no page asks the customer to log in', async () => {
  const { page } = await visitor()
  const asked: string[] = []
  page.on('response', (response) => {
    if ([401, 403].includes(response.status())) asked.push(response.url())
  })
  for (const path of ['/', '/products', '/lag-din-egen', '/om-oss', '/kontakt', '/unsubscribe']) {
    await page.goto(path)
    expect(await page.locator('input[type="password"]').count()).toBe(0)
  }
  expect(asked).toEqual([])
})

describe('toasts', () => {
  const toast = (page: Page) => page.locator('[data-toast]')

  test('GEN-05 GEN-06 are shown for two seconds, one at a time', async () => {
    const { page } = await visitor()
    await page.clock.install()
    await open(page, '/products')
    const hearts = cards(page).locator('button[aria-pressed]')
    await hearts.nth(0).click()
    await toast(page).waitFor()
    await page.clock.pauseAt(Date.now() + 60_000)
    await expect.poll(() => toast(page).count()).toBe(0)

    for (const heart of [1, 2, 3]) await hearts.nth(heart).click()
    expect(await toast(page).allInnerTexts()).toEqual([wishlistToastTexts.added])
    await page.clock.runFor(1999)
    expect(await toast(page).count()).toBe(1)
    await page.clock.runFor(1)
    expect(await toast(page).count()).toBe(0)
  })

  test('GEN-07 errors have the destructive style and are announced at once', async () => {
    const { page } = await visitor()
    await page.clock.install()
    await open(page, '/products')
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.route('**/api/cart', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await cards(page).first().getByRole('button', { name: productTexts.add }).click()
    await toast(page).waitFor()
    expect(await toast(page).getAttribute('data-toast')).toBe('destructive')
    expect(await toast(page).getAttribute('role')).toBe('alert')
    expect(
      await page.evaluate(
        () => getComputedStyle(document.querySelector('[data-toast]') as Element).backgroundColor,
      ),
    ).toBe('rgb(143, 11, 33)')
  })
})

test('GEN-08 GEN-09 GEN-10 the front page shows the shop’s promises and claims', async () => {
  const { page } = await visitor()
  await page.goto('/')
  const text = (await page.locator('body').innerText()).replace(/\s/g, ' ')
  for (const part of ['500 kr', '59 kr', '14 dager', '352+', '15 000', '99,8 %'])
    expect(text).toContain(part)
  expect(text).toMatch(/åpent kjøp/i)
  expect(text).toMatch(/Norges største patch-butikk for russ/)
})

test('with reduced motion no animation loops', async () => {
  const { page } = await visitor()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/order-confirmation')
  const repeats = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => getComputedStyle(element))
      .filter(({ animationName }) => animationName !== 'none')
      .map(({ animationIterationCount }) => animationIterationCount),
  )
  expect(repeats.length).toBeGreaterThan(0)
  expect(new Set(repeats)).toEqual(new Set(['1']))
})

test('/order-confirmation without an order has a heading too', async () => {
  const { page } = await visitor()
  await page.goto('/order-confirmation')
  await page.getByRole('heading', { level: 1, name: 'Bestillingsbekreftelse' }).waitFor()
})

describe('at the end of a page', () => {
  test.each(['/products?view=list&category=sport', '/kontakt', '/'])(
    'the chat bubble covers no content of %s',
    async (path) => {
      for (const viewport of [phone, { width: 768, height: 1024 }]) {
        const { page } = await visitor(viewport)
        await open(page, path)
        const bubble = page.getByRole('button', { name: chatBubbleTexts.open })
        // Loading content makes the page longer: scroll and measure in one step.
        const covered = () =>
          bubble.evaluate((element) => {
            scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
            const ends = [...document.querySelectorAll('footer :is(a, p, h2, h3, li)')].map(
              (words) => words.getBoundingClientRect().bottom,
            )
            return Math.max(...ends) - element.getBoundingClientRect().top
          })
        await expect.poll(covered).toBeLessThanOrEqual(0)
      }
    },
  )
})

test('TIME-01 a tooltip names an icon after 700 ms, and Escape closes it', async () => {
  const { page } = await visitor()
  await page.clock.install()
  await page.goto('/om-oss', { waitUntil: 'networkidle' })
  await page.clock.pauseAt(Date.now() + 60_000)
  const tip = page.locator('[data-tooltip]')
  const loaded = page.waitForResponse(/Tooltips.*\.js/)
  await page.getByRole('banner').getByRole('button', { name: navigationTexts.wishlist }).hover()
  await (await loaded).finished()
  await page.clock.runFor(699)
  expect(await tip.count()).toBe(0)
  await page.clock.runFor(1)
  await expect.poll(() => tip.innerText()).toBe(navigationTexts.wishlist)
  await page.keyboard.press('Escape')
  // Transitions depend on the page's clock.
  await page.clock.resume()
  await expect.poll(() => tip.count()).toBe(0)
})

describe('NF-01 NF-02 an unknown address', () => {
  test.each(['/finnes-ikke', '/products/12', '/admin/x', '/%E0%A4%A'])('%s', async (path) => {
    const { page } = await visitor(phone)
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
    await page.getByText('Did you forget to add the page to the router?').waitFor()
  })
})
