import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { chatBubbleTexts } from '../../shop/chat/bubble-text.ts'
import { desktop } from '../browser.ts'
import { firstVisit, stored } from '../first-visit.ts'
import { openCart } from '../steps.ts'

import { isDue, popUp } from './offer-steps.ts'

describe("when the week's offer opens", () => {
  test('OFFER-01 waits while a drawer is open, and opens when it closes', async () => {
    const { page, problems } = await firstVisit()
    await openCart(page)
    await isDue(page)
    expect(await popUp(page).isVisible()).toBe(false)
    expect(await stored(page, 'sessionStorage', 'hasSeenSpecialOffer')).toBeNull()
    await page.keyboard.press('Escape')
    // Closing transitions depend on the page's clock.
    await page.clock.resume()
    await popUp(page).waitFor()
    expect(await stored(page, 'sessionStorage', 'hasSeenSpecialOffer')).toBe('true')
    expect(problems).toEqual([])
  })

  test('OFFER-01 waits until a typing visitor leaves the fields', async () => {
    const { page, problems } = await firstVisit('/kontakt')
    const fields = page.getByRole('main').getByRole('textbox')
    await fields.first().pressSequentially('Kari')
    await page.keyboard.press('Tab')
    // The second field is empty when the offer is due.
    await isDue(page)
    expect(await popUp(page).isVisible()).toBe(false)
    await page.keyboard.type('kari@example.com')
    await page.clock.runFor(1100)
    expect(await popUp(page).isVisible()).toBe(false)
    expect(await stored(page, 'sessionStorage', 'hasSeenSpecialOffer')).toBeNull()
    // A slow press takes the focus first, and still counts as a click.
    await page.getByRole('heading', { level: 1 }).hover()
    await page.mouse.down()
    await page.clock.runFor(1100)
    expect(await popUp(page).isVisible()).toBe(false)
    await page.mouse.up()
    await page.clock.runFor(1100)
    await popUp(page).waitFor()
    expect(await fields.nth(1).inputValue()).toBe('kari@example.com')
    expect(problems).toEqual([])
  })

  test('OFFER-01 waits while an empty search box has the focus', async () => {
    // On a phone, the box is in a drawer.
    const { page } = await firstVisit('/om-oss', desktop)
    const search = page.getByRole('banner').getByRole('combobox')
    await page.clock.runFor(1700)
    await search.click()
    await isDue(page)
    await page.keyboard.type('flagg')
    expect(await search.inputValue()).toBe('flagg')
    expect(await popUp(page).isVisible()).toBe(false)
    await page.getByRole('heading', { level: 1 }).click()
    await page.clock.runFor(1100)
    await popUp(page).waitFor()
  })

  test('OFFER-01 waits while a button is pressed, and until the click has had its effect', async () => {
    const { page, problems } = await firstVisit('/products', desktop)
    await page.locator('[data-press=add]').first().hover()
    await page.mouse.down()
    await isDue(page)
    expect(await popUp(page).isVisible()).toBe(false)
    await page.mouse.up()
    await page.clock.runFor(900)
    expect(await popUp(page).isVisible()).toBe(false)
    await expect.poll(() => page.locator('[data-badge=cart]').innerText()).toBe('1')
    await page.clock.runFor(200)
    await popUp(page).waitFor()
    expect(problems).toEqual([])
  })

  test('OFFER-01 waits while the help chat is open', async () => {
    const { page } = await firstVisit()
    await page.getByRole('button', { name: chatBubbleTexts.open }).click()
    await page.getByRole('log').waitFor()
    // The chat covers the page even while its field does not have the focus.
    await page.getByRole('log').focus()
    await isDue(page)
    expect(await popUp(page).isVisible()).toBe(false)
    await page.getByRole('button', { name: chatBubbleTexts.close }).click()
    await page.clock.runFor(1100)
    await popUp(page).waitFor()
  })

  test('OFFER-01 opens when a dialog closes that stays in the page', async () => {
    const { page } = await firstVisit()
    const dialog = await page.evaluateHandle(() => {
      const dialog = document.body.appendChild(document.createElement('dialog'))
      dialog.show()
      return dialog
    })
    await isDue(page)
    expect(await popUp(page).isVisible()).toBe(false)
    await dialog.evaluate((dialog) => dialog.close())
    await page.clock.runFor(1100)
    await popUp(page).waitFor()
  })

  test.each<[string, (page: Page) => Promise<void>]>([
    ['press', (page) => page.getByRole('heading', { level: 1 }).click()],
    ['key', (page) => page.keyboard.press('ArrowDown')],
  ])('OFFER-01 waits for the effect of a %s that ended just before', async (_, use) => {
    const { page } = await firstVisit()
    await page.clock.runFor(1900)
    await use(page)
    await isDue(page, 200)
    await page.clock.runFor(700)
    expect(await popUp(page).isVisible()).toBe(false)
    expect(await stored(page, 'sessionStorage', 'hasSeenSpecialOffer')).toBeNull()
    await page.clock.runFor(200)
    await popUp(page).waitFor()
  })

  test('OFFER-01 does not open once a link leads away, but on the next page', async () => {
    const { page } = await firstVisit('/om-oss', desktop)
    // A navigation that ends without a page: during one, Playwright can neither look at the page nor advance its clock.
    await page.route('**/kontakt', (route) => route.fulfill({ status: 204 }))
    const answered = page.waitForResponse('**/kontakt')
    await page.locator('a[href="/kontakt"]').first().click()
    await answered
    await isDue(page)
    // Another press does not stop a navigation.
    await page.getByRole('heading', { level: 1 }).click()
    await page.clock.runFor(1100)
    expect(await popUp(page).isVisible()).toBe(false)
    expect(await stored(page, 'sessionStorage', 'hasSeenSpecialOffer')).toBeNull()
    await page.unroute('**/kontakt')
    await page.goto('/kontakt')
    await page.clock.runFor(2100)
    await popUp(page).waitFor()
  })

  test('OFFER-01 opens after a link that leaves the page where it is', async () => {
    const { page } = await firstVisit('/om-oss', desktop)
    await page.locator('footer a[href^="mailto:"]').first().click()
    await isDue(page)
    await page.clock.runFor(12_000)
    await popUp(page).waitFor()
  })

  test('OFFER-01 waits for the end of a press, whatever key is pressed meanwhile', async () => {
    const { page } = await firstVisit('/om-oss', desktop)
    await page.getByRole('heading', { level: 1 }).hover()
    await page.mouse.down()
    await page.keyboard.press('Shift')
    await isDue(page)
    await page.clock.runFor(1500)
    expect(await popUp(page).isVisible()).toBe(false)
    await page.mouse.up()
    await page.clock.runFor(1100)
    await popUp(page).waitFor()
  })

  test('OFFER-01 waits for the end of a drag, and not for the next press', async () => {
    const { page } = await firstVisit('/om-oss', desktop)
    await page.locator('a[href="/products"]').first().hover()
    await page.mouse.down()
    await page.mouse.move(300, 300, { steps: 3 })
    await page.clock.runFor(1900)
    await page.mouse.move(400, 400, { steps: 3 })
    await isDue(page, 200)
    await page.clock.runFor(700)
    expect(await popUp(page).isVisible()).toBe(false)
    await page.mouse.up()
    await page.clock.runFor(1100)
    await popUp(page).waitFor()
  })

  test('OFFER-01 opens after a press for a menu, whose end the page may not see', async () => {
    const { page } = await firstVisit('/om-oss', desktop)
    await page.getByRole('heading', { level: 1 }).hover()
    await page.mouse.down({ button: 'right' })
    await page.clock.runFor(2100)
    await popUp(page).waitFor()
  })

  test('OFFER-02 does not open on a restored page after another page has opened it', async () => {
    const { page } = await firstVisit()
    await page.evaluate(() => sessionStorage.setItem('hasSeenSpecialOffer', 'true'))
    await isDue(page)
    expect(await popUp(page).isVisible()).toBe(false)
  })
})
