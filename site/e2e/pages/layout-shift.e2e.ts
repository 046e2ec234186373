import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { lawPages, publicPages } from '../../../scripts/test/public-pages.ts'
import { desktop, firstVisitor, phone, visitor } from '../browser.ts'
import { addFirst, open } from '../steps.ts'

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

const viewports = [
  ['a phone', phone],
  ['a tablet', { width: 768, height: 1024 }],
  ['a desk', desktop],
] as const

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

test.each(viewports)(
  'on %s nothing shifts while scripts and pictures arrive late',
  async (_, viewport) => {
    const shifts = await Promise.all(publicPages.map(({ path }) => shiftsOf(path, viewport)))
    expect(shifts.flat()).toEqual([])
  },
)

test.each(viewports)('on %s nothing shifts on a page of the law', async (_, viewport) => {
  const shifts = await Promise.all(lawPages.map(({ path }) => shiftsOf(path, viewport)))
  expect(shifts.flat()).toEqual([])
})

test.each(viewports)(
  'on %s nothing shifts for a customer with a cart and a design',
  async (_, viewport) => {
    const { page } = await visitor(viewport)
    await open(page, '/')
    await addFirst(page, 1)
    await page.evaluate((image) => sessionStorage.setItem('customPatchImage', image), dot)
    await page.addInitScript(watchShifts)
    await lateParts(page)
    for (const path of ['/checkout', '/lag-din-egen']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await page.evaluate(() => window.shifts)).toEqual([])
    }
  },
)

test.each(viewports)(
  'on %s recommendations for the cart appear only while they are outside the window',
  async (_, viewport) => {
    const { page } = await visitor(viewport)
    await open(page, '/')
    await addFirst(page, 1)
    const known = Promise.withResolvers<void>()
    await page.route('**/api/cart', async (route) => {
      await known.promise
      await route.continue()
    })
    await page.addInitScript(watchShifts)
    await page.goto('/')
    await page.locator('#nye').evaluate((below: HTMLElement) => scrollTo(0, below.offsetTop - 300))
    const products = page.waitForResponse('**/api/products?relatedTo=*')
    known.resolve()
    await products
    const best = page.getByRole('region', { name: 'Best for deg' })
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 3000 })))
    expect(await best.count()).toBe(0)
    await page.evaluate(() => scrollTo(0, 0))
    await best.waitFor()
    expect(await page.evaluate(() => window.shifts)).toEqual([])
  },
)

test.each(viewports)(
  'on %s a reload below the recommendations restores the scroll position',
  async (_, viewport) => {
    const { page } = await visitor(viewport)
    await open(page, '/')
    await addFirst(page, 1)
    await page.goto('/')
    const best = page.getByRole('region', { name: 'Best for deg' })
    await best.waitFor()
    const newest = page.locator('#nye')
    await newest.evaluate((below: HTMLElement) => scrollTo(0, below.offsetTop + 200))
    const top = async () => Math.round((await newest.boundingBox())?.y ?? 0)
    expect(await top()).toBe(-200)
    await page.addInitScript(watchShifts)
    await page.reload()
    await best.waitFor()
    const kept = page.locator('astro-island[client="reserve"]')
    await expect.poll(() => kept.evaluate((place: HTMLElement) => place.style.minHeight)).toBe('')
    expect(await top()).toBe(-200)
    expect(await page.evaluate(() => window.shifts)).toEqual([])
  },
)

test.each(viewports)(
  'on %s the digits of the offer’s countdown do not move its parts',
  async (_, viewport) => {
    const { page } = await firstVisitor(viewport)
    await page.goto('/kontakt')
    await page.waitForFunction(everythingIsThere)
    const places = await page.locator('[data-clock]').evaluate((clock) =>
      ['1', '9', '20', '44'].map((figures) => {
        for (const unit of clock.querySelectorAll('[data-unit]')) unit.textContent = figures
        return [...clock.children].map((part) => part.getBoundingClientRect().x)
      }),
    )
    for (const place of places) expect(place).toEqual(places[0])
  },
)

async function shiftsOf(path: string, viewport: typeof phone): Promise<string[]> {
  const { page, context } = await firstVisitor(viewport)
  await page.addInitScript(watchShifts)
  await lateParts(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.waitForFunction(everythingIsThere)
  const shifts = await page.evaluate(() => window.shifts)
  await context.close()
  return shifts.map((shift) => `${path} ${shift}`)
}
