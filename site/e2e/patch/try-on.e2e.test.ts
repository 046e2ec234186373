import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { detailTexts } from '../../shop/product-detail/text.ts'
import { shareTexts } from '../../shop/share/text.ts'
import { tryOnTexts as texts } from '../../shop/try-on/text.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { phone, visitor } from '../browser.ts'
import { addFirst, cards, open, openCart, openWishlist } from '../steps.ts'

const stage = (page: Page) => page.getByRole('group', { name: /^Buksa/ })
const worn = (page: Page) => stage(page).getByRole('button')
const offered = (page: Page) => page.getByRole('button', { name: /^Sett .* på buksa$/ })

const openTryOn = async (width = 1280) => {
  const { page } = await visitor({ width, height: 900 })
  await open(page, '/prov-dem-pa')
  await offered(page).first().waitFor()
  return page
}

const middleOf = async (locator: Locator) => {
  const { x, y, width, height } = (await locator.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  return { x: x + width / 2, y: y + height / 2, width }
}

type Place = { x: number; y: number }

/** A touch screen, on which a finger is drawn from one place to another. */
const fingerOn = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  return async (from: Place, to: Place) => {
    await touch('touchStart', [from])
    for (const share of [0.2, 0.4, 0.6, 0.8, 1])
      await touch('touchMove', [
        { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) },
      ])
    await touch('touchEnd', [])
  }
}

describe('the page on which patches are tried on', () => {
  test('a press puts a patch on, where it stays after a reload', async () => {
    const page = await openTryOn(360)
    await offered(page).nth(0).click()
    await offered(page).nth(1).click()
    expect(await worn(page).count()).toBe(2)
    const before = await middleOf(worn(page).nth(1))
    await page.reload()
    await expect.poll(() => worn(page).count()).toBe(2)
    const after = await middleOf(worn(page).nth(1))
    expect(Math.abs(after.x - before.x)).toBeLessThan(2)
  })

  test('a patch is dragged from the tray onto the overalls, and then elsewhere', async () => {
    const page = await openTryOn()
    const [from, to] = [await middleOf(offered(page).first()), await middleOf(stage(page))]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 5 })
    await page.mouse.up()
    await expect.poll(() => worn(page).count()).toBe(1)
    const put = await middleOf(worn(page))
    expect(Math.hypot(put.x - to.x, put.y - to.y)).toBeLessThan(3)
    await page.mouse.move(put.x, put.y)
    await page.mouse.down()
    await page.mouse.move(put.x + 60, put.y - 40, { steps: 5 })
    await page.mouse.up()
    const moved = await middleOf(worn(page))
    expect(Math.hypot(moved.x - put.x - 60, moved.y - put.y + 40)).toBeLessThan(3)
    await page.getByRole('button', { name: texts.undo }).click()
    await expect.poll(async () => Math.abs((await middleOf(worn(page))).x - put.x)).toBeLessThan(3)
  })

  test('the keyboard puts on, moves, turns and takes off', async () => {
    const page = await openTryOn()
    await offered(page).first().focus()
    await page.keyboard.press('Enter')
    await worn(page).focus()
    const before = await middleOf(worn(page))
    await page.keyboard.press('Shift+ArrowRight')
    expect((await middleOf(worn(page))).x).toBeGreaterThan(before.x + 10)
    await page.keyboard.press('r')
    expect(await worn(page).evaluate((one) => getComputedStyle(one).rotate)).toBe('15deg')
    await page.keyboard.press('Delete')
    expect(await worn(page).count()).toBe(0)
  })

  test('a patch has its true size beside the overalls', async () => {
    const page = await openTryOn()
    await offered(page).first().click()
    const [{ width: patch }, { width: overalls }] = [
      await middleOf(worn(page)),
      await middleOf(stage(page)),
    ]
    // 8.5 of 60 cm.
    expect(patch / overalls).toBeCloseTo(8.5 / 60, 2)
  })

  test('one press fills the cart with what is on the overalls, and a second adds nothing', async () => {
    const page = await openTryOn()
    await offered(page).nth(2).click()
    await offered(page).nth(3).click()
    await page.getByRole('button', { name: texts.toCart(2) }).click()
    await page.getByRole('dialog', { name: 'Handlekurv' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: texts.inCart }).waitFor()
    await expect.poll(() => page.locator('[data-badge="cart"]').textContent()).toBe('2')
  })

  test('a shared outfit has a picture, and the visitor gets the own one back', async () => {
    const page = await openTryOn()
    await offered(page).first().click()
    await page.getByRole('button', { name: texts.share }).click()
    const dialog = page.getByRole('dialog', { name: texts.share })
    const address =
      (await dialog.getByRole('status', { name: shareTexts.link }).textContent()) ?? ''
    const { page: other } = await visitor()
    await open(other, '/prov-dem-pa')
    await offered(other).nth(4).click()
    await open(other, new URL(address).pathname + new URL(address).search)
    await other.getByText(texts.shared).waitFor()
    const picture = await other.locator('meta[property="og:image"]').getAttribute('content')
    const answer = await other.request.get(new URL(picture ?? '').pathname)
    expect(answer.headers()['content-type']).toBe('image/jpeg')
    expect((await answer.body()).length).toBeGreaterThan(20_000)
    await other.getByRole('button', { name: texts.own }).click()
    await expect.poll(() => other.getByText(texts.shared).count()).toBe(0)
    expect(await worn(other).count()).toBe(1)
  })

  test('a patch comes from its dialog, and lies first in the tray', async () => {
    const { page } = await visitor(phone)
    await open(page, '/products')
    const card = cards(page).nth(7)
    const name = await card.getByRole('heading').innerText()
    await card.getByRole('button', { name: /^Se / }).click()
    await page.getByRole('dialog').getByRole('link', { name: detailTexts.tryOn }).click()
    await page.getByText(texts.ready(name)).waitFor()
    await expect
      .poll(() => offered(page).first().getAttribute('aria-label'))
      .toBe(texts.putOn(name))
  })

  test('each drawer leads to what is in it', async () => {
    const { page } = await visitor(phone)
    await open(page, '/products')
    await addFirst(page, 1)
    await cards(page).nth(1).locator('button[aria-pressed]').click()
    const [inCart = '', wished = ''] = await cards(page).getByRole('heading').allInnerTexts()
    for (const [openDrawer, name] of [
      [openCart, inCart],
      [openWishlist, wished],
    ] as const) {
      const drawer = await openDrawer(page)
      await drawer.getByRole('link', { name: navigationTexts.tryOn }).click()
      await page.getByRole('button', { name: texts.putOn(name) }).waitFor()
      expect(await offered(page).count()).toBe(1)
    }
  })

  test('a finger on a patch moves it, and beside it scrolls the page', async () => {
    const { page } = await visitor(phone)
    await open(page, '/prov-dem-pa?bukse=red_31.f.500.490.0')
    await worn(page).locator('img').first().waitFor()
    const drawFinger = await fingerOn(page)
    const { x, y } = await middleOf(worn(page))
    await drawFinger({ x, y }, { x, y: y - 60 })
    await expect.poll(async () => Math.abs((await middleOf(worn(page))).y - y + 60)).toBeLessThan(3)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await drawFinger({ x: 40, y: y + 100 }, { x: 40, y: y - 100 })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  })

  test('a patch is sewn on with the thread of the overalls', async () => {
    const page = await openTryOn(360)
    await offered(page).first().click()
    for (const colour of ['red', 'blue'] as const) {
      await page.getByText(texts.colours[colour], { exact: true }).click()
      const stitches = worn(page).locator(`img[src$="-sting-${colour}.svg"]`)
      await expect
        .poll(() => stitches.evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0)
    }
  })

  test('the focus goes on to another patch when one is taken off by key', async () => {
    const page = await openTryOn()
    for (const index of [0, 1]) await offered(page).nth(index).click()
    await worn(page).last().focus()
    await page.keyboard.press('Delete')
    await expect.poll(() => worn(page).count()).toBe(1)
    await page.keyboard.press('r')
    expect(await worn(page).evaluate((one) => getComputedStyle(one).rotate)).toBe('15deg')
  })

  test('the light on a patch stays at the top left when the patch is turned', async () => {
    const page = await openTryOn()
    await offered(page).first().click()
    await worn(page).first().focus()
    const lit = worn(page).locator('img[src*="-lys-"]')
    expect(await lit.count()).toBe(0)
    for (let press = 0; press < 6; press++) await page.keyboard.press('r')
    await expect
      .poll(() => lit.evaluate((one) => [one instanceof HTMLImageElement && one.naturalWidth]))
      .toEqual([160])
    expect(await lit.getAttribute('src')).toContain('-lys-90.webp')
  })

  test('a patch that is dragged beyond the overalls stays on their cloth', async () => {
    const page = await openTryOn()
    await offered(page).first().click()
    const from = await middleOf(worn(page))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x - 300, 20, { steps: 5 })
    await page.mouse.up()
    // The bib, whose picture begins above it, is narrower at its top.
    const picture = await stage(page).boundingBox()
    const { x, y } = await middleOf(worn(page))
    const [across, down] = [x - (picture?.x ?? 0), y - (picture?.y ?? 0)]
    expect(across / (picture?.width ?? 1)).toBeCloseTo(0.36, 1)
    expect(down / (picture?.height ?? 1)).toBeCloseTo(0.15, 1)
  })

  test('patches that do not load are asked for again', async () => {
    const { page } = await visitor(phone)
    await page.route('**/api/products*', (route) => route.abort())
    await open(page, '/prov-dem-pa?bukse=red_31.f.500.490.0')
    const failure = page.getByRole('alert').filter({ hasText: texts.wornFailed })
    await failure.waitFor()
    await page.unroute('**/api/products*')
    await failure.getByRole('button', { name: texts.again }).click()
    await worn(page).locator('img').first().waitFor()
    expect(await failure.count()).toBe(0)
  })

  test('an outfit that nobody could have made is not drawn', async () => {
    const { page } = await visitor()
    for (const outfit of ['red_31.f.99999.0.0', 'rosa', 'red_31.f.500.490.0_', '%00'])
      expect((await page.request.get(`/bukser/${outfit}.jpg`)).status(), outfit).toBe(404)
    await open(page, '/prov-dem-pa?bukse=%3Cscript%3E')
    await offered(page).first().waitFor()
    expect(await worn(page).count()).toBe(0)
  })
})
