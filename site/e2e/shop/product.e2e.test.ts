import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'
import { patchOfTheWeek } from '../../../modules/catalogue/rules.ts'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { addToCartTexts } from '../../shop/cart/add-to-cart-text.ts'
import { catalogueTexts } from '../../shop/catalogue/text.ts'
import { badgeTexts, productTexts as texts } from '../../shop/product/text.ts'
import { phone, visitor } from '../browser.ts'
import { cards, krOf, open, openCart, press } from '../steps.ts'
import { told } from '../toasts.ts'

const product = (change: object) => ({
  id: 1,
  name: 'Prøvepatch',
  description: 'En patch til prøve',
  image: '/favicon.svg',
  category: 'humor',
  price: 49,
  tags: ['en', 'to', 'tre', 'fire'],
  rating: 4.5,
  reviewCount: 12,
  stock: 40,
  isNew: false,
  isPopular: false,
  isGlowInDark: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...change,
})

declare global {
  interface Window {
    /** The middle of each picture at the end of its flight. */
    flights: { x: number; y: number }[]
  }
}

function noteFlights(): void {
  window.flights = []
  const { animate } = Element.prototype
  Element.prototype.animate = function (...animation) {
    const flight = animate.apply(this, animation)
    if (this instanceof HTMLImageElement) {
      flight.currentTime = Number(flight.effect?.getTiming().duration) - 0.001
      const { left, top, width, height } = this.getBoundingClientRect()
      window.flights.push({ x: left + width / 2, y: top + height / 2 })
      flight.currentTime = 0
    }
    return flight
  }
}

/** The plus of a small add button is a picture. */
const plus = (button: Element) => getComputedStyle(button).backgroundImage

/** The add button of a card is readable over any picture, and covers none of its badges and tags. */
async function expectClear(card: Locator): Promise<void> {
  const add = card.locator('[data-press=add]')
  await expect.poll(() => add.evaluate(contrast)).toBeGreaterThan(4.5)
  const [button, ...labels] = await Promise.all(
    [add, ...(await card.locator('li').all())].map((part) => part.boundingBox()),
  )
  expect(labels.length).toBeGreaterThan(4)
  expect(labels.filter((label) => button && label && isOver(button, label))).toEqual([])
}

type Box = { x: number; y: number; width: number; height: number }

const isOver = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** The contrast of a button's label with its background, by WCAG; 0 where the background lets something through. */
function contrast(button: Element): number {
  const label = button.querySelector('[data-added] [aria-hidden]') ?? button
  const { color, backgroundColor, opacity } = getComputedStyle(label)
  const [light = 1, dark = 1] = [color, backgroundColor]
    .map((one) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (one.match(/[\d.]+/g) ?? []).map(Number)
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return alpha < 1 ? Number.NaN : 0.2126 * r + 0.7152 * g + 0.0722 * b
    })
    .sort((a, b) => b - a)
  const ratio = (light + 0.05) / (dark + 0.05)
  return opacity === '1' && ratio > 0 ? ratio : 0
}

describe('card', () => {
  test('CARD-01 CARD-02 CARD-03 CARD-04 CARD-05 CARD-08 shows the details of a patch', async () => {
    const { page } = await visitor()
    await page.route('**/api/products?*', (route) =>
      route.fulfill({
        json: [
          product({ id: 1, stock: 5, isNew: true, isPopular: true, isGlowInDark: true }),
          product({ id: 2, stock: 6, name: 'Vanlig' }),
          product({ id: 3, stock: 0, name: 'Borte' }),
        ],
        headers: { 'x-matching': '3', 'x-version': 'one' },
      }),
    )
    await open(page, '/products')
    await page.getByRole('checkbox', { name: 'Gul' }).check()
    const [special, plain, gone] = [1, 2, 3].map((id) =>
      page.locator(`article[data-product="${id}"]`),
    )
    await expect
      .poll(() => special?.innerText())
      .toMatch(/Mest populær[\s\S]*Nyhet[\s\S]*Kun 5 igjen[\s\S]*Glow-in-dark/)
    const text = (await plain?.innerText()) ?? ''
    expect(text).toMatch(/Vanlig[\s\S]*49 kr[\s\S]*4,5[\s\S]*\(12/)
    for (const badge of [badgeTexts.popular, badgeTexts.fresh, badgeTexts.glow, 'igjen'])
      expect(text).not.toContain(badge)
    expect(await plain?.getByRole('list', { name: texts.tags }).getByRole('listitem').count()).toBe(
      3,
    )
    expect(await gone?.getByRole('button', { name: texts.soldOut }).isDisabled()).toBe(true)
  })

  test.each([
    ['flies into the cart', 'no-preference', 1],
    ['stays where it is if motion is unwanted', 'reduce', 0],
  ] as const)(
    'an added patch %s, and its button says that it is in',
    async (_, motion, flights) => {
      const { page } = await visitor()
      await page.emulateMedia({ reducedMotion: motion })
      await page.addInitScript(noteFlights)
      await open(page, '/products')
      const card = cards(page).nth(2)
      await card.getByRole('button', { name: texts.add }).click()
      await card.locator('[data-added]').waitFor()
      await told(page, addToCartTexts.added)
      const landed = await page.evaluate(() => window.flights)
      expect(landed).toHaveLength(flights)
      const cart = await page.locator('button:has([data-badge="cart"])').boundingBox()
      for (const { x, y } of landed) {
        expect(x).toBeCloseTo((cart?.x ?? 0) + (cart?.width ?? 0) / 2, 0)
        expect(y).toBeCloseTo((cart?.y ?? 0) + (cart?.height ?? 0) / 2, 0)
      }
      await expect.poll(() => page.locator('body > img').count()).toBe(0)
      await card.locator('[data-added]').waitFor({ state: 'detached' })
    },
  )

  test('at most two badges are over the picture, and the others below it', async () => {
    const { page } = await visitor(phone)
    await page.route('**/api/products?*', (route) =>
      route.fulfill({
        json: [product({ stock: 5, isNew: true, isPopular: true, isGlowInDark: true })],
        headers: { 'x-matching': '1', 'x-version': 'one' },
      }),
    )
    await open(page, '/products')
    await page.getByRole('button', { name: catalogueTexts.filters }).click()
    await page.getByRole('checkbox', { name: 'Gul' }).check()
    await page.keyboard.press('Escape')
    const card = page.locator('article[data-product="1"]')
    const picture = await card.getByRole('button', { name: texts.open('Prøvepatch') }).boundingBox()
    const end = (picture?.y ?? 0) + (picture?.height ?? 0)
    const isOver = async (badge: string) => {
      const box = await card.getByText(badge, { exact: true }).boundingBox()
      return (box?.y ?? 0) < end
    }
    const { popular, fresh, few, glow } = badgeTexts
    expect(await Promise.all([popular, fresh, few(5), glow].map(isOver))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test.each([
    ['with a mouse', undefined],
    ['on a phone', phone],
  ])(
    'CARD-06 the add button is seen without a touch %s, covers no tag and moves nothing',
    async (_, device) => {
      const { page } = await visitor(device)
      await open(page, '/products')
      const card = cards(page).first()
      const add = card.getByRole('button', { name: texts.add })
      const tags = card.getByRole('list', { name: texts.tags })
      const places = () => Promise.all([card, add, tags].map((part) => part.boundingBox()))
      expect(await add.evaluate((button) => getComputedStyle(button).opacity)).toBe('1')
      const before = await places()
      const [, button, list] = before
      expect(
        (button?.y ?? 0) >= (list?.y ?? 0) + (list?.height ?? 0) ||
          (button?.y ?? 0) + (button?.height ?? 0) <= (list?.y ?? 0),
      ).toBe(true)
      await card.hover()
      await add.focus()
      expect(await places()).toEqual(before)
    },
  )

  test.each([
    ['with a mouse', undefined],
    ['on a phone', phone],
  ])(
    'CARD-06 the add button is readable in each state %s, covers no badge and moves nothing',
    async (_, device) => {
      const { page } = await visitor(device)
      const marks = { isNew: true, isPopular: true, isGlowInDark: true }
      await page.route('**/api/products?*', (route) =>
        route.fulfill({
          json: [product({ id: 1, ...marks }), product({ id: 2, ...marks, stock: 0 })],
          headers: { 'x-matching': '2', 'x-version': 'one' },
        }),
      )
      const held = Promise.withResolvers<void>()
      await page.route('**/api/cart', async (route) => {
        if (route.request().method() !== 'POST') return route.continue()
        await held.promise
        return route.fulfill({ json: {} })
      })
      await open(page, '/products?tags=yellow')
      await page.getByLabel('Sorter').selectOption('name')
      const [card, gone] = [1, 2].map((id) => page.locator(`article[data-product="${id}"]`))
      if (!card || !gone) throw new Error('There are two cards')
      const add = card.locator('[data-press=add]')
      const parts = [card, card.getByRole('heading'), ...(await card.locator('li').all())]
      const places = () => Promise.all(parts.map((part) => part.boundingBox()))
      await add.waitFor()
      const before = await places()
      await expectClear(gone)

      await add.hover()
      if (device) expect(await add.evaluate(plus)).toContain('gradient')
      await add.click()
      await card.getByRole('button', { name: texts.adding }).waitFor()
      await expectClear(card)
      expect(await places()).toEqual(before)
      held.resolve()
      const added = card.locator('[data-added]')
      await added.waitFor()
      await added.waitFor({ state: 'detached' })
      // As for the two seconds before, which a busy machine would miss.
      await add.evaluate((button) => button.toggleAttribute('data-added', true))
      await expectClear(card)
      expect(await places()).toEqual(before)
    },
  )

  test('CARD-03 the patch of the week has its badge', async () => {
    const { page } = await visitor()
    const products = (await (await page.request.get('/api/products')).json()) as Product[]
    const byId = products.toSorted((a, b) => a.id - b.id)
    const ofTheWeek = () => String(patchOfTheWeek(byId, new Date())?.id)
    const before = ofTheWeek()
    await open(page, '/products?page=100')
    await expect.poll(() => cards(page).count()).toBe(products.length)
    // The week may end while the page loads; two cards with the badge would fail here.
    const badged = cards(page).filter({ hasText: badgeTexts.week })
    expect([before, ofTheWeek()]).toContain(await badged.getAttribute('data-product'))
  })

  test('CARD-06 CARD-07 CARD-09 CARTUI-13 HDR-05 adding a patch is confirmed, and the heart is remembered', async () => {
    const { page } = await visitor()
    await open(page, '/products')
    const card = cards(page).first()
    const name = await card.getByRole('heading').innerText()
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/cart', async (route) => {
      if (route.request().method() === 'POST') await held
      await route.continue()
    })
    await card.getByRole('button', { name: `${texts.add} ${name}`, exact: true }).click()
    await card.getByRole('button', { name: texts.adding }).waitFor()
    answer()
    await told(page, 'Patch lagt til!', `${name} er lagt til i handlekurven`)
    await expect.poll(() => page.locator('[data-badge="cart"]').innerText()).toBe('1')
    await card.getByRole('button', { name: /i ønskelisten$/ }).click()
    await expect.poll(() => page.locator('[data-badge="wishlist"]').innerText()).toBe('1')
  })
})

describe('detail', () => {
  test('CARD-10 DETAIL-01 DETAIL-02 DETAIL-03 DETAIL-04 DETAIL-05 DETAIL-06 DETAIL-07 shows all details of a patch and adds the chosen quantity', async () => {
    const { page } = await visitor()
    await open(page, '/products')
    const card = cards(page).first()
    const name = await card.getByRole('heading').innerText()
    await card.getByRole('button', { name: texts.open(name) }).click()
    const dialog = page.getByRole('dialog', { name, exact: true })
    const total = dialog.locator('[data-total]')
    await total.waitFor()
    const text = await dialog.innerText()
    expect(text).toContain(texts.reviews)
    expect(text).toContain(texts.category)
    expect(text).toContain(badgeTexts.popular)
    const price = await krOf(total)
    await press(dialog.getByRole('button', { name: 'Færre' }))
    expect(await dialog.getByRole('status').first().innerText()).toBe('1')
    await dialog.getByRole('button', { name: 'Flere' }).click()
    await dialog.getByRole('button', { name: 'Flere' }).click()
    await expect.poll(() => krOf(total)).toBe(price * 3)
    await dialog.getByRole('button', { name: /i ønskelisten$/ }).click()
    await expect.poll(() => page.locator('[data-badge="wishlist"]').innerText()).toBe('1')
    await dialog.getByRole('button', { name: texts.zoom(name) }).click()
    await page.getByRole('dialog', { name: texts.zoomed(name) }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: texts.zoomed(name) }).waitFor({ state: 'hidden' })
    await dialog.getByRole('button', { name: texts.add }).click()
    await told(page, 'Patch lagt til!')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    const drawer = await openCart(page)
    expect(await drawer.locator('[data-line] output').innerText()).toBe('3')
  })

  test('a word longer than the window wraps, and the enlarged picture has a backdrop', async () => {
    const { page } = await visitor(phone)
    await open(page, '/products')
    const card = cards(page).first()
    const name = await card.getByRole('heading').innerText()
    await card.getByRole('button', { name: texts.open(name) }).click()
    const dialog = page.getByRole('dialog', { name, exact: true })
    const zoom = dialog.getByRole('button', { name: texts.zoom(name) })
    await zoom.waitFor()
    const overhang = await dialog.evaluate((box) => {
      for (const text of box.querySelectorAll('p')) text.append(' https://'.padEnd(90, 'lang'))
      const body = [...box.children].at(-1) as HTMLElement
      return body.scrollWidth - body.clientWidth
    })
    expect(overhang).toBe(0)
    await zoom.click()
    await page.getByRole('dialog', { name: texts.zoomed(name) }).waitFor()
    // A point where the title of the first dialog is.
    const onTop = () => page.evaluate(() => document.elementFromPoint(180, 40)?.className)
    await expect.poll(onTop).toContain('backdrop')
  })
})

test('CARD-06 CARTUI-04 DETAIL-04 card, dialog and cart say when the last unit is in the cart', async () => {
  const { page } = await visitor(phone)
  const last = product({ id: 1, stock: 1 })
  await page.route('**/api/products?*', (route) =>
    route.fulfill({ json: [last], headers: { 'x-matching': '1', 'x-version': 'one' } }),
  )
  await page.route('**/api/cart', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: [{ id: 1, quantity: 1, product: last }] })
      : route.fulfill({ status: 422, json: { error: 'x', code: 'sold_out' } }),
  )
  await open(page, '/products?tags=yellow')
  await page.getByLabel('Sorter').selectOption('name')
  const card = cards(page).filter({ hasText: 'Prøvepatch' })
  await card.getByRole('button', { name: texts.add }).click()
  await told(page, 'Ikke flere igjen', 'Du har den siste av Prøvepatch i handlekurven.')
  const expectNoMore = async (dialog: Locator, note: string) => {
    await dialog.getByText(note, { exact: true }).waitFor()
    const more = dialog.getByRole('button', { name: 'Flere', description: note })
    expect(await more.getAttribute('aria-disabled')).toBe('true')
    expect(await more.isDisabled()).toBe(true)
    await more.focus()
    await page.keyboard.press('Enter')
    expect(await dialog.locator('output').innerText()).toBe('1')
  }
  await card.getByRole('button', { name: texts.open('Prøvepatch') }).click()
  await expectNoMore(page.getByRole('dialog'), 'Du har den siste i handlekurven')
  await page.keyboard.press('Escape')
  await expectNoMore(await openCart(page), 'Du har den siste')
})
