import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { designCount } from '../../../modules/catalogue/rules.ts'
import { sortLabels, catalogueTexts as texts } from '../../shop/catalogue/text.ts'
import { chatTexts } from '../../shop/chat/text.ts'
import { searchTexts } from '../../shop/search/text.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { topTexts } from '../../text/overlays.ts'
import { phone, visitor } from '../browser.ts'
import { cards, leaveAndReturn, open } from '../steps.ts'

const suggested = (page: Page, kind: 'product' | 'word') =>
  page.locator(`[data-suggestion="${kind}"]`)

const rows = (page: Page) => page.locator('[data-list] > [data-product]')

/** The first patch whose top is in the window. */
const inView = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('[data-results] [data-product]')].find(
        (patch) => patch.getBoundingClientRect().top >= 0,
      )?.dataset.product,
  )

/** The patch in view, once the history entry has it. */
async function keptInView(page: Page): Promise<string | undefined> {
  const kept = () => page.evaluate(() => history.state?.place?.row)
  await expect.poll(async () => (await kept()) === (await inView(page))).toBe(true)
  return inView(page)
}

/** Takes the keyboard's first way, which leads past the header, and is seen only while it has the focus. */
async function skipHeader(page: Page): Promise<void> {
  const skip = page.getByRole('link', { name: navigationTexts.skip })
  expect((await skip.boundingBox())?.y).toBeLessThan(0)
  await page.keyboard.press('Tab')
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('innhold')
}

/** Scrolls /om-oss, where the floating buttons cover nothing at the end, and goes back to its top by one of them. */
async function readToEnd(page: Page): Promise<void> {
  const bubble = page.getByRole('button', { name: chatTexts.open })
  const toTop = page.getByRole('button', { name: topTexts.toTop })
  const scroll = (to: number) =>
    page.evaluate(async (top) => {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }, to)
  await scroll(300)
  expect(await toTop.count()).toBe(0)
  await scroll(301)
  await toTop.waitFor()
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
  await scroll(999_999)
  const box = async (place: Locator) =>
    (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const last = await box(page.getByRole('contentinfo').getByRole('paragraph').last())
  const [top, chat] = [await box(toTop), await box(bubble)]
  expect(last.y + last.height).toBeLessThanOrEqual(Math.min(top.y, chat.y))
  expect(top.x + top.width).toBeLessThanOrEqual(chat.x)
  await toTop.click()
  await page.waitForFunction(() => scrollY === 0)
  await toTop.waitFor({ state: 'hidden' })

  // A phone's keyboard leaves them no room.
  const field = page.getByRole('main').getByLabel('Melding')
  await field.focus()
  await bubble.waitFor({ state: 'hidden' })
  await field.blur()
  await bubble.waitFor()
}

test('PROD-06 PROD-10 PROD-12 HDR-01 HDR-02 HDR-03 HDR-04 SCROLL-01 SCROLL-02 SRCH-04 SRCH-08 SRCH-09 a visitor reads, searches, filters, sorts, and comes back to the same patch of the list', async () => {
  const { page, problems } = await visitor(phone)
  await page.goto('/om-oss')
  await skipHeader(page)
  await readToEnd(page)
  expect(await page.getByRole('banner').getByRole('combobox').isVisible()).toBe(false)
  await page.getByRole('button', { name: navigationTexts.menu }).click()
  const box = page.getByRole('dialog').getByRole('combobox', { name: searchTexts.label })
  // An empty search does nothing, without a message of the browser.
  const refused = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const note = (event: Event) => setTimeout(() => resolve(event.defaultPrevented))
        document.addEventListener('invalid', note, true)
      }),
  )
  await box.fill('  ')
  await box.press('Enter')
  expect(await refused).toBe(true)
  await box.fill('ol')
  await expect.poll(() => suggested(page, 'word').allInnerTexts()).toEqual(['øl'])
  await expect.poll(() => suggested(page, 'product').count()).toBe(3)
  await box.press('Enter')
  await page.waitForURL(/\/products\?search=ol$/)

  await page.getByRole('button', { name: texts.filters }).click()
  const drawer = page.getByRole('dialog', { name: texts.filters })
  await drawer.getByRole('checkbox', { name: 'Rød' }).check()
  await page.waitForURL(/search=ol&tags=red$/)
  await drawer.getByRole('button', { name: /^Vis \d+ patche?r?$/ }).click()
  await drawer.waitFor({ state: 'hidden' })
  await page.getByRole('searchbox', { name: texts.search }).fill('')
  await page.waitForURL(/\/products\?tags=red$/)
  await page.getByRole('combobox', { name: texts.sort }).selectOption(sortLabels['price-asc'])
  await page.waitForURL(/\?tags=red&sort=price-asc$/)
  await expect.poll(() => cards(page).count()).toBe(24)
  const prices = (
    await cards(page)
      .getByText(/^\d+ kr$/)
      .allInnerTexts()
  ).map(Number.parseFloat)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  expect(prices).toHaveLength(24)

  await open(page, '/products?view=list')
  await expect.poll(() => rows(page).count()).toBe(designCount)
  await rows(page)
    .nth(150)
    .evaluate((row) => row.scrollIntoView())
  const row = await keptInView(page)
  await page.reload()
  await expect.poll(() => inView(page)).toBe(row)
  await leaveAndReturn(page)
  await expect.poll(() => inView(page)).toBe(row)
  expect(problems).toEqual([])
})
