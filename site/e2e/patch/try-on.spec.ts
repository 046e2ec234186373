import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { tryOnTexts as texts } from '../../shop/try-on/text.ts'
import { visitor } from '../browser.ts'
import { open } from '../steps.ts'

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
    const address = (await dialog.getByRole('status', { name: texts.link }).textContent()) ?? ''
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

  test('an outfit that nobody could have made is not drawn', async () => {
    const { page } = await visitor()
    for (const outfit of ['red_31.f.99999.0.0', 'rosa', 'red_31.f.500.490.0_', '%00'])
      expect((await page.request.get(`/bukser/${outfit}.jpg`)).status(), outfit).toBe(404)
    await open(page, '/prov-dem-pa?bukse=%3Cscript%3E')
    await offered(page).first().waitFor()
    expect(await worn(page).count()).toBe(0)
  })
})
