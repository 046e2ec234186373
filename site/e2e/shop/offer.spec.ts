import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { offerPopUpTexts as texts } from '../../text/overlays.ts'
import { firstVisitor, phone } from '../browser.ts'
import { firstVisit, stored } from '../first-visit.ts'
import { expectSound } from '../sound.ts'
import { addFirst, open } from '../steps.ts'
import { popUp } from './offer-steps.ts'

describe("the week's offer", () => {
  const left = async (page: Page) =>
    (await popUp(page).getByRole('timer').innerText()).match(/\d+/g)?.map(Number)

  test('OFFER-01 OFFER-02 OFFER-06 OFFER-07 opens after two seconds, once, and counts down', async () => {
    const { page, problems } = await firstVisit()
    await page.clock.runFor(1900)
    expect(await popUp(page).isVisible()).toBe(false)
    await page.clock.runFor(200)
    await popUp(page).waitFor()
    expect(await stored(page, 'sessionStorage', 'hasSeenSpecialOffer')).toBe('true')
    const [days, hours, minutes, seconds] = (await left(page)) ?? []
    expect([days, hours, minutes]).toEqual([4, 11, 29])
    await page.clock.runFor(1000)
    expect((await left(page))?.at(3)).toBe((seconds ?? 0) - 1)
    await page.reload()
    await page.clock.runFor(3000)
    expect(await popUp(page).isVisible()).toBe(false)
    expect(problems).toEqual([])
  })

  test('TIME-01 focusing its X on opening shows no tooltip', async () => {
    const { page } = await firstVisit()
    await page.keyboard.press('Tab')
    await page.clock.runFor(2100)
    await popUp(page).waitFor()
    await page.clock.runFor(1000)
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Lukk')
    expect(await page.locator('[data-tooltip]').count()).toBe(0)
  })

  test('has no axe violation and does not overflow a phone', async () => {
    const { page } = await firstVisitor(phone)
    await open(page, '/om-oss')
    await popUp(page).waitFor()
    await expectSound(page)
  })

  test.each(['Lukk', 'Start shopping'])('OFFER-03 %s closes it', async (name) => {
    const { page } = await firstVisit()
    await page.clock.runFor(2100)
    await popUp(page).getByRole('button', { name }).click()
    expect(await popUp(page).isVisible()).toBe(false)
  })

  test('OFFER-04 OFFER-05 its code is copied, which is confirmed for two seconds', async () => {
    const { page, context } = await firstVisit()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.runFor(2100)
    await popUp(page).getByRole('button', { name: 'Kopier koden' }).click()
    await popUp(page).getByRole('button', { name: 'Kopiert!' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('3FOR2')
    await page.clock.runFor(1900)
    expect(await popUp(page).getByRole('button', { name: 'Kopiert!' }).count()).toBe(1)
    await page.clock.runFor(200)
    await popUp(page).getByRole('button', { name: 'Kopier koden' }).waitFor()
  })

  test('OFFER-04 OFFER-05 its code is copied without the Clipboard API, as on plain http', async () => {
    const { page, context } = await firstVisit()
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined }),
    )
    await page.reload()
    await page.clock.runFor(2100)
    await popUp(page).getByRole('button', { name: 'Kopier koden' }).click()
    await popUp(page).getByRole('button', { name: 'Kopiert!' }).waitFor()
    await context.grantPermissions(['clipboard-read'])
    const other = await context.newPage()
    await other.goto('/unsubscribe')
    expect(await other.evaluate(() => navigator.clipboard.readText())).toBe('3FOR2')
  })

  test('OFFER-05 when copying fails, the code is selected, and the copy is not confirmed', async () => {
    const { page } = await firstVisit()
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
      document.execCommand = () => false
    })
    await page.clock.runFor(2100)
    await popUp(page).getByRole('button', { name: 'Kopier koden' }).click()
    await popUp(page).getByRole('status').getByText(texts.copyRefused).waitFor()
    expect(await page.evaluate(() => String(getSelection()))).toBe('3FOR2')
    expect(await popUp(page).getByRole('button', { name: 'Kopiert!' }).count()).toBe(0)
  })

  test('does not open over the checkout, a confirmation or the unsubscribe page, but on the next page', async () => {
    const { page } = await firstVisit('/products')
    await addFirst(page, 1)
    for (const path of ['/checkout', '/order-confirmation', '/unsubscribe', '/admin/login']) {
      await page.goto(path)
      await page.clock.runFor(5000)
      expect(await page.getByRole('dialog').count()).toBe(0)
      expect(new URL(page.url()).pathname).toBe(path)
      expect(await stored(page, 'sessionStorage', 'hasSeenSpecialOffer')).toBeNull()
    }
    await page.goto('/om-oss')
    await page.clock.runFor(2100)
    await popUp(page).waitFor()
  })

  test.each([
    { width: 740, height: 340 },
    { width: 360, height: 480 },
    { width: 320, height: 256 },
  ])('its buttons are visible at $width x $height', async (viewport) => {
    const { page } = await firstVisit()
    await page.setViewportSize(viewport)
    await page.clock.runFor(2100)
    for (const name of ['Lukk', 'Kopier koden', 'Start shopping']) {
      const button = popUp(page).getByRole('button', { name })
      await button.waitFor()
      const isOnTop = await button.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const ends = [top + 1, top + height - 1]
        return ends.every((y) => element.contains(document.elementFromPoint(left + width / 2, y)))
      })
      expect(isOnTop).toBe(true)
    }
  })
})
