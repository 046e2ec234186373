import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { chatBubbleTexts } from '../../shop/chat/bubble-text.ts'
import { offerPopUpTexts as texts } from '../../text/overlays.ts'
import { desktop, phone } from '../browser.ts'
import { firstVisit, stored } from '../first-visit.ts'
import { expectSound } from '../sound.ts'
import { openCart } from '../steps.ts'

const popUp = (page: Page) => page.getByRole('dialog', { name: texts.title })
const seen = (page: Page) => stored(page, 'sessionStorage', 'hasSeenSpecialOffer')

/** Advances the clock beyond the two seconds, and lets the offer's code check whether it may open. */
async function isDue(page: Page): Promise<void> {
  const loading = page.waitForResponse(/offer-pop-up.*\.js/)
  await page.clock.runFor(2100)
  const address = (await loading).url()
  // A module runs once: a later import resolves after the page's own import.
  await page.evaluate(`import(${JSON.stringify(address)}).then(() => {})`)
}

/** Fails when the offer opens within a second, in which nothing ends what it waits for. */
async function expectWaiting(page: Page): Promise<void> {
  await page.clock.runFor(1100)
  expect(await popUp(page).isVisible()).toBe(false)
  expect(await seen(page)).toBeNull()
}

/** A page on which the offer has yet to open. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(path)
}

test('OFFER-01 OFFER-02 the week’s offer waits for a visitor who types, presses, drags, chats, shops or leaves', async () => {
  const { page, problems } = await firstVisit('/kontakt', desktop)
  const fields = page.getByRole('main').getByRole('textbox')
  await fields.first().pressSequentially('Kari')
  await page.keyboard.press('Tab')
  // The second field is empty when the offer is due.
  await isDue(page)
  await page.keyboard.type('kari@example.com')
  await expectWaiting(page)
  // A slow press takes the focus first, and still counts as a click.
  await page.getByRole('heading', { level: 1 }).hover()
  await page.mouse.down()
  await expectWaiting(page)
  await page.mouse.up()
  await page.getByRole('button', { name: chatBubbleTexts.open }).click()
  // The chat covers the page even while its field does not have the focus.
  await page.getByRole('log').focus()
  await expectWaiting(page)
  await page.getByRole('button', { name: chatBubbleTexts.close }).click()
  await page.getByRole('banner').getByRole('combobox').click()
  await expectWaiting(page)
  await page.keyboard.press('Escape')
  await page.locator('a[href="/products"]').first().hover()
  await page.mouse.down()
  await page.mouse.move(300, 300, { steps: 3 })
  await page.clock.runFor(900)
  await page.mouse.move(400, 400, { steps: 3 })
  await page.clock.runFor(700)
  expect(await popUp(page).isVisible()).toBe(false)
  await page.mouse.up()
  await page.clock.runFor(1100)
  await popUp(page).waitFor()
  expect(await fields.nth(1).inputValue()).toBe('kari@example.com')

  await goTo(page, '/products')
  await page.locator('[data-press=add]').first().hover()
  await page.mouse.down()
  await isDue(page)
  await expectWaiting(page)
  await page.mouse.up()
  await page.clock.runFor(900)
  expect(await popUp(page).isVisible()).toBe(false)
  await expect.poll(() => page.locator('[data-badge=cart]').innerText()).toBe('1')
  await page.clock.runFor(200)
  await popUp(page).waitFor()

  await goTo(page, '/om-oss')
  // A navigation that ends without a page: during one, Playwright can neither look at the page nor advance its clock.
  await page.route('**/kontakt', (route) => route.fulfill({ status: 204 }))
  const answered = page.waitForResponse('**/kontakt')
  await page.locator('a[href="/kontakt"]').first().click()
  await answered
  await isDue(page)
  // Another press does not stop a navigation.
  await page.getByRole('heading', { level: 1 }).click()
  await expectWaiting(page)
  await page.unroute('**/kontakt')
  await page.goto('/kontakt')
  await page.clock.runFor(2100)
  await popUp(page).waitFor()

  await goTo(page, '/om-oss')
  await openCart(page)
  await isDue(page)
  await expectWaiting(page)
  await page.keyboard.press('Escape')
  // Closing transitions depend on the page's clock.
  await page.clock.resume()
  await popUp(page).waitFor()
  expect(problems).toEqual([])
})

test('OFFER-01 OFFER-02 OFFER-03 OFFER-06 OFFER-07 TIME-01 the week’s offer opens after two seconds, once, and its buttons are visible in any window', async () => {
  const { page, problems } = await firstVisit('/om-oss', phone)
  await page.keyboard.press('Tab')
  await page.clock.runFor(1900)
  expect(await popUp(page).isVisible()).toBe(false)
  await page.clock.runFor(200)
  await popUp(page).waitFor()
  expect(await seen(page)).toBe('true')
  const left = async () =>
    (await popUp(page).getByRole('timer').innerText()).match(/\d+/g)?.map(Number) ?? []
  const [days, hours, minutes, seconds = 0] = await left()
  expect([days, hours, minutes]).toEqual([4, 11, 29])
  await page.clock.runFor(1000)
  expect((await left()).at(3)).toBe(seconds - 1)
  // Focused by script, the X shows no tooltip.
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe(texts.close)
  expect(await page.locator('[data-tooltip]').count()).toBe(0)

  for (const [width, height] of [
    [740, 340],
    [360, 480],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const name of [texts.close, texts.copy, texts.start]) {
      const button = popUp(page).getByRole('button', { name })
      const isOnTop = await button.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const ends = [top + 1, top + height - 1]
        return ends.every((y) => element.contains(document.elementFromPoint(left + width / 2, y)))
      })
      expect(isOnTop, `${name} ${width} × ${height}`).toBe(true)
    }
  }
  await page.setViewportSize(phone)
  await page.clock.resume()
  await expectSound(page)
  await popUp(page).getByRole('button', { name: texts.start }).click()
  expect(await popUp(page).isVisible()).toBe(false)
  await page.reload()
  await page.clock.runFor(3000)
  expect(await popUp(page).isVisible()).toBe(false)
  expect(problems).toEqual([])
})
