import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { chatBubbleTexts } from '../../shop/chat/bubble-text.ts'
import { offerPopUpTexts as texts } from '../../text/overlays.ts'
import { desktop, firstVisitor, phone } from '../browser.ts'
import { firstVisit, stored } from '../first-visit.ts'
import { expectSound } from '../sound.ts'
import { addFirst, open, openCart } from '../steps.ts'

describe("the week's offer", () => {
  const popUp = (page: Page) => page.getByRole('dialog', { name: 'Ukens tilbud: 3 for 2' })
  const left = async (page: Page) =>
    (await popUp(page).getByRole('timer').innerText()).match(/\d+/g)?.map(Number)

  /** Advances the clock beyond the two seconds, and lets the offer's code check whether it may open. */
  async function isDue(page: Page, left = 2100): Promise<void> {
    const loading = page.waitForResponse(/offer-pop-up.*\.js/)
    await page.clock.runFor(left)
    const address = (await loading).url()
    // A module runs once: a later import resolves after the page's own import.
    await page.evaluate(`import(${JSON.stringify(address)}).then(() => {})`)
  }

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
