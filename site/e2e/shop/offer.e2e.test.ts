import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { chatTexts } from '../../shop/chat/text.ts'
import { offerPopUpTexts as texts } from '../../text/overlays.ts'
import { desktop, phone } from '../browser.ts'
import { firstVisit, stored } from '../first-visit.ts'
import { expectSound } from '../sound.ts'

const popUp = (page: Page) => page.getByRole('dialog', { name: texts.title })
const seen = (page: Page) => stored(page, 'sessionStorage', 'hasSeenSpecialOffer')

/** Fails when the offer opens within a second, in which nothing ends what it waits for. */
async function expectWaiting(page: Page): Promise<void> {
  await page.clock.runFor(1100)
  expect(await popUp(page).isVisible()).toBe(false)
  expect(await seen(page)).toBeNull()
}

test('OFFER-01 OFFER-02 OFFER-03 OFFER-06 TIME-01 the week’s offer waits for a visitor who types, presses or chats, opens after two seconds, and once', async () => {
  const { page, problems } = await firstVisit('/kontakt', desktop)
  const fields = page.getByRole('main').getByRole('textbox')
  await fields.first().pressSequentially('Kari')
  const loading = page.waitForResponse(/offer-pop-up.*\.js/)
  await page.clock.runFor(2100)
  const address = (await loading).url()
  // A module runs once: a later import resolves after the page's own import.
  await page.evaluate(`import(${JSON.stringify(address)}).then(() => {})`)
  await page.keyboard.type(' Nordmann')
  await expectWaiting(page)
  // A slow press takes the focus first, and still counts as a click.
  await page.getByRole('heading', { level: 1 }).hover()
  await page.mouse.down()
  await expectWaiting(page)
  await page.mouse.up()
  await page.getByRole('button', { name: chatTexts.open }).click()
  // The chat covers the page even while its field does not have the focus.
  await page.getByRole('log').focus()
  await expectWaiting(page)
  await page.getByRole('button', { name: chatTexts.close }).click()
  await page.clock.runFor(1100)
  await popUp(page).waitFor()
  expect(await fields.first().inputValue()).toBe('Kari Nordmann')

  await page.evaluate(() => sessionStorage.clear())
  await page.setViewportSize(phone)
  await page.goto('/om-oss')
  await page.keyboard.press('Tab')
  await page.clock.runFor(1900)
  expect(await popUp(page).isVisible()).toBe(false)
  await page.clock.runFor(200)
  await popUp(page).waitFor()
  expect(await seen(page)).toBe('true')
  const left = (await popUp(page).getByRole('timer').innerText()).match(/\d+/g)?.map(Number)
  expect(left?.slice(0, 3)).toEqual([4, 11, 29])
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
