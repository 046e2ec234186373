import type { Locator, Page } from 'playwright'
import { afterAll, describe, expect, test } from 'vitest'
import { closeBrowser, firstVisitor, phone, visitor } from './browser.ts'
import { expectSound } from './sound.ts'
import { open, openCart } from './steps.ts'

afterAll(closeBrowser)

/** A first visit with a clock that stands still until it is told to go. */
async function firstVisit(path = '/om-oss') {
  const { page, context, problems } = await firstVisitor(phone)
  const noon = new Date('2026-05-06T12:30:00+02:00')
  // The clock runs from its installation until it is stopped.
  await page.clock.install({ time: noon.getTime() - 60_000 })
  await page.clock.pauseAt(noon)
  await page.goto(path)
  return { page, context, problems }
}

const stored = (page: Page, area: 'localStorage' | 'sessionStorage', key: string) =>
  page.evaluate(([place, name]) => window[place as 'localStorage'].getItem(name ?? ''), [area, key])

describe('the cookie banner', () => {
  const banner = (page: Page) => page.getByRole('complementary', { name: 'Informasjonskapsler' })
  const hasFocus = (place: Locator) => place.evaluate((at) => at === document.activeElement)
  async function acceptByKey(page: Page): Promise<void> {
    await banner(page).getByRole('button', { name: 'Godta' }).focus()
    await page.keyboard.press('Enter')
    await banner(page).waitFor({ state: 'hidden' })
  }

  test('COOKIE-01 COOKIE-03 COOKIE-04 comes after a second, and goes for good when accepted', async () => {
    const { page } = await firstVisit()
    await page.clock.runFor(900)
    expect(await banner(page).isVisible()).toBe(false)
    await page.clock.runFor(200)
    await banner(page).waitFor()
    await banner(page).getByRole('button', { name: 'Innstillinger' }).click()
    expect(await banner(page).isVisible()).toBe(true)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await banner(page).getByRole('button', { name: 'Godta' }).click()
    expect(await banner(page).isVisible()).toBe(false)
    expect(await stored(page, 'localStorage', 'gdpr-accepted')).toBe('true')
  })

  test('leads the keyboard back to where it was', async () => {
    const { page } = await firstVisit()
    await page.clock.runFor(1100)
    const logo = page.getByRole('banner').getByRole('link').first()
    await logo.focus()
    await acceptByKey(page)
    expect(await hasFocus(logo)).toBe(true)
  })

  test('leads the keyboard to the page, where it was nowhere', async () => {
    const { page } = await firstVisit()
    await page.clock.runFor(1100)
    await acceptByKey(page)
    expect(await hasFocus(page.getByRole('main'))).toBe(true)
  })

  test('goes in all open tabs when it is accepted in one', async () => {
    const { page, context } = await firstVisitor()
    await context.addInitScript(() => sessionStorage.setItem('hasSeenSpecialOffer', 'true'))
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await open(tab, '/om-oss')
      await banner(tab).waitFor()
    }
    await banner(page).getByRole('button', { name: 'Godta' }).click()
    await banner(other).waitFor({ state: 'hidden' })
  })

  test('COOKIE-02 does not come to who accepted before', async () => {
    const { page } = await firstVisit()
    await page.evaluate(() => localStorage.setItem('gdpr-accepted', 'true'))
    await page.reload()
    await page.clock.runFor(1500)
    expect(await banner(page).isVisible()).toBe(false)
  })
})

describe("the week's offer", () => {
  const popUp = (page: Page) => page.getByRole('dialog', { name: 'Ukens tilbud: 3 for 2' })
  const left = async (page: Page) =>
    (await popUp(page).getByRole('timer').innerText()).match(/\d+/g)?.map(Number)

  /** Lets the two seconds pass, and the offer's code find out whether it may open. */
  async function isDue(page: Page): Promise<void> {
    const loading = page.waitForResponse(/offer-pop-up.*\.js/)
    await page.clock.runFor(2100)
    const address = (await loading).url()
    // A module runs once: whoever asks for it later is answered when the page has been.
    await page.evaluate(`import(${JSON.stringify(address)}).then(() => {})`)
  }

  test('OFFER-01 OFFER-02 OFFER-06 OFFER-07 opens after two seconds, once, and counts', async () => {
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

  test('OFFER-01 waits for a drawer that is open, and opens when it is closed', async () => {
    const { page, problems } = await firstVisit()
    await openCart(page)
    await isDue(page)
    expect(await popUp(page).isVisible()).toBe(false)
    expect(await stored(page, 'sessionStorage', 'hasSeenSpecialOffer')).toBeNull()
    await page.keyboard.press('Escape')
    // What closes asks the page's clock.
    await page.clock.resume()
    await popUp(page).waitFor()
    expect(await stored(page, 'sessionStorage', 'hasSeenSpecialOffer')).toBe('true')
    expect(problems).toEqual([])
  })

  test('OFFER-01 waits for who types to leave the fields', async () => {
    const { page, problems } = await firstVisit('/kontakt')
    const fields = page.getByRole('main').getByRole('textbox')
    await fields.first().pressSequentially('Kari')
    await isDue(page)
    await page.keyboard.press('Tab')
    await page.keyboard.type('kari@example.com')
    await page.clock.runFor(1100)
    expect(await popUp(page).isVisible()).toBe(false)
    expect(await stored(page, 'sessionStorage', 'hasSeenSpecialOffer')).toBeNull()
    // A press that takes its time takes the focus first, and arrives all the same.
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

  test('TIME-01 it starts no tooltip by giving its X the focus', async () => {
    const { page } = await firstVisit()
    await page.keyboard.press('Tab')
    await page.clock.runFor(2100)
    await popUp(page).waitFor()
    await page.clock.runFor(1000)
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Lukk')
    expect(await page.locator('[data-tooltip]').count()).toBe(0)
  })

  test('nothing about it is out of reach', async () => {
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

  test('OFFER-04 OFFER-05 its code is copied, and for two seconds it says so', async () => {
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
})

test('SCROLL-01 SCROLL-02 the way to the top is there after 300 pixels', async () => {
  const { page } = await visitor(phone)
  await open(page, '/om-oss')
  const button = page.getByRole('button', { name: 'Til toppen av siden' })
  expect(await button.count()).toBe(0)
  await page.evaluate(() => scrollTo(0, 300))
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(await button.count()).toBe(0)
  await page.evaluate(() => scrollTo(0, 301))
  await button.click()
  await page.waitForFunction(() => scrollY === 0)
  await button.waitFor({ state: 'hidden' })
})
