import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { chatTexts } from '../../shop/chat/text.ts'
import { cookieTexts } from '../../text/overlays.ts'
import { firstVisitor, phone } from '../browser.ts'
import { addFirst, payButton } from '../steps.ts'

declare global {
  interface Window {
    shifts: string[]
  }
}

/**
 * Records layout shifts without user input after the first full paint. The frame of that paint itself does not count.
 */
const watchShifts = () => {
  window.shifts = []
  let shownAt = Number.POSITIVE_INFINITY
  const shown = () => {
    shownAt = performance.now()
  }
  // Parsed completely, before its scripts run.
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive')
      requestAnimationFrame(() => requestAnimationFrame(shown))
  })
  type Shift = PerformanceEntry & {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null }[]
  }
  const nameOf = ({ node }: { node: Node | null }) =>
    node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Shift[])
      if (!hadRecentInput && startTime > shownAt)
        window.shifts.push(`${value} ${sources.map(nameOf).join(' ')}`)
  }).observe({ type: 'layout-shift', buffered: true })
}

/**
 * Delays scripts and pictures. Fonts are not delayed: a late font is used from the next page on (font-display:
 * optional).
 */
const lateParts = (page: Page) =>
  page.route('**/*', async (route) => {
    if (!['document', 'stylesheet', 'font'].includes(route.request().resourceType()))
      await delay(300)
    await route.continue()
  })

/** A picture of one pixel. */
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/**
 * The overlays that open by themselves: the cookie banner after one second and, on pages that have it, the week's offer
 * after two.
 */
const everythingIsThere = () => {
  const offer = document.querySelector<HTMLDialogElement>('#ukens-pop-up')
  return offer ? offer.open : document.querySelector<HTMLElement>('#cookies')?.hidden === false
}

/** Where the parts of the offer's countdown stand with digits of different widths. */
const clockPlaces = () =>
  ['1', '9', '20', '44'].map((figures) => {
    for (const unit of document.querySelectorAll('[data-clock] [data-unit]'))
      unit.textContent = figures
    return [...document.querySelectorAll('[data-clock] > *')].map(
      (part) => part.getBoundingClientRect().x,
    )
  })

async function expectStill(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await page.evaluate(() => window.shifts), path).toEqual([])
  }
}

test('nothing shifts while scripts and pictures arrive late, on a first visit and for a customer with a cart and a design who scrolls and reloads', async () => {
  const { page, context } = await firstVisitor(phone)
  await context.addInitScript(watchShifts)
  const shifts = () => page.evaluate(() => window.shifts)
  await lateParts(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.waitForFunction(everythingIsThere)
  expect(await shifts()).toEqual([])
  const places = await page.evaluate(clockPlaces)
  for (const place of places) expect(place).toEqual(places[0])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: cookieTexts.accept }).click()
  await addFirst(page, 1)
  await page.evaluate((image) => sessionStorage.setItem('customPatchImage', image), dot)
  // Of the catalogue and the empty designer, Lighthouse measures the shift.
  const other = await context.newPage()
  await lateParts(other)
  await Promise.all([
    expectStill(page, '/lag-din-egen', '/checkout'),
    expectStill(other, '/prov-dem-pa', '/order-confirmation?order_number=RP-ABCD2345'),
  ])
  await other.close()
  // Nothing covers the button that pays.
  await payButton(page).scrollIntoViewIfNeeded()
  expect(await page.getByRole('button', { name: chatTexts.open }).isVisible()).toBe(false)
  await page.unrouteAll({ behavior: 'wait' })

  // Recommendations for the cart appear only while they are outside the window.
  const known = Promise.withResolvers<void>()
  await page.route('**/api/cart', async (route) => {
    await known.promise
    await route.continue()
  })
  await page.goto('/')
  const newest = page.locator('#nye')
  await newest.evaluate((below: HTMLElement) => scrollTo(0, below.offsetTop - 300))
  const products = page.waitForResponse('**/api/products?relatedTo=*')
  known.resolve()
  await products
  const best = page.getByRole('region', { name: 'Best for deg' })
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 3000 })))
  expect(await best.count()).toBe(0)
  await page.evaluate(() => scrollTo(0, 0))
  await best.waitFor()
  expect(await shifts()).toEqual([])

  // A reload below them restores the scroll position.
  await newest.evaluate((below: HTMLElement) => scrollTo(0, below.offsetTop + 200))
  const top = async () => Math.round((await newest.boundingBox())?.y ?? 0)
  expect(await top()).toBe(-200)
  await page.reload()
  await best.waitFor()
  const kept = page.locator('astro-island[client="reserve"]')
  await expect.poll(() => kept.evaluate((place: HTMLElement) => place.style.minHeight)).toBe('')
  // A font that comes too late leaves lines that are a pixel higher or lower; recommendations have hundreds.
  expect(Math.abs((await top()) + 200)).toBeLessThan(10)
  expect(await shifts()).toEqual([])
})
