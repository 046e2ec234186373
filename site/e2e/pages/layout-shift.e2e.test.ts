import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { chatTexts } from '../../shop/chat/text.ts'
import { cookieTexts } from '../../text/overlays.ts'
import { firstVisitor, phone } from '../browser.ts'
import { delayParts, shiftsOf, watchShifts } from '../layout-shifts.ts'
import { addFirst, payButton } from '../steps.ts'

/**
 * The overlays that open by themselves: the cookie banner after one second and, on pages that have it, the week's offer
 * after two.
 */
const everythingIsThere = () => {
  const offer = document.querySelector<HTMLDialogElement>('#ukens-pop-up')
  return offer ? offer.open : document.querySelector<HTMLElement>('#cookies')?.hidden === false
}

/** Positions of the parts of the offer's countdown, with digits of different widths. */
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
    expect(await shiftsOf(page), path).toEqual([])
  }
}

test('nothing shifts while scripts and pictures arrive late, on a first visit and for a customer with a cart who scrolls and reloads', async () => {
  const { page, context } = await firstVisitor(phone)
  await watchShifts(context, 'parsed page')
  await delayParts(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.waitForFunction(everythingIsThere)
  expect(await shiftsOf(page)).toEqual([])
  const places = await page.evaluate(clockPlaces)
  for (const place of places) expect(place).toEqual(places[0])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: cookieTexts.accept }).click()
  await addFirst(page, 1)
  // Of the catalogue and the empty designer, Lighthouse measures the shift; a journey of its own has the other one.
  const other = await context.newPage()
  await delayParts(other)
  await Promise.all([
    expectStill(page, '/checkout'),
    expectStill(other, '/prov-dem-pa', '/order-confirmation?order_number=RP-ABCD2345'),
  ])
  await other.close()
  // Nothing covers the button that pays.
  await payButton(page).scrollIntoViewIfNeeded()
  expect(await page.getByRole('button', { name: chatTexts.open }).isVisible()).toBe(false)
  await page.unrouteAll({ behavior: 'wait' })
  // A font that comes too late leaves lines that are a pixel higher or lower: with the fallback font at each visit, the
  // page keeps its height.
  await page.route('**/*.woff2', (route) => route.abort())

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
  expect(await shiftsOf(page)).toEqual([])

  // A reload below them restores the scroll position.
  await newest.evaluate((below: HTMLElement) => scrollTo(0, below.offsetTop + 200))
  const top = async () => Math.round((await newest.boundingBox())?.y ?? 0)
  expect(await top()).toBe(-200)
  await page.reload()
  await best.waitFor()
  const kept = page.locator('astro-island[client="reserve"]')
  await expect.poll(() => kept.evaluate((place: HTMLElement) => place.style.minHeight)).toBe('')
  expect(await top()).toBe(-200)
  expect(await shiftsOf(page)).toEqual([])
})
