import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { detailTexts } from '../../shop/product-detail/text.ts'
import { tryOnTexts as texts } from '../../shop/try-on/text.ts'
import { phone, visitor } from '../browser.ts'
import { cards, open } from '../steps.ts'

async function middleOf(place: Locator) {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

type Place = { x: number; y: number }

/** A touch screen, on which a finger is drawn from one place to another. */
async function fingerOn(page: Page) {
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

test('a patch goes from its dialog onto the overalls, is moved by a finger, sewn on and ordered', async () => {
  const { page, problems } = await visitor(phone)
  await open(page, '/products')
  const card = cards(page).nth(7)
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('button', { name: /^Se / }).click()
  await page.getByRole('dialog').getByRole('link', { name: detailTexts.tryOn }).click()
  await page.getByText(texts.ready(name)).waitFor()

  await page.getByRole('button', { name: texts.putOn(name) }).click()
  const worn = page.getByRole('group', { name: /^Buksa/ }).getByRole('button')
  const isLoaded = (end: string) =>
    expect
      .poll(() =>
        worn
          .locator(`img[src$="${end}"]`)
          .evaluateAll(([one]) => one instanceof HTMLImageElement && one.naturalWidth > 0),
      )
      .toBe(true)
  await page.getByText(texts.colours.blue, { exact: true }).click()
  await isLoaded('-sting-blue.svg')
  await worn.focus()
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('r')
  await isLoaded('-lys-90.webp')

  await page.evaluate(() => scrollTo(0, 0))
  const drawFinger = await fingerOn(page)
  const { x, y } = await middleOf(worn)
  await drawFinger({ x, y }, { x, y: y - 60 })
  await expect.poll(async () => Math.abs((await middleOf(worn)).y - y + 60)).toBeLessThan(3)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  // The page rolls on after the finger, and a press would fall beside a button that still moves.
  const resting = page.evaluate(() =>
    new Promise((rest) => addEventListener('scrollend', rest, { once: true })).then(() => true),
  )
  await drawFinger({ x: 40, y: y + 100 }, { x: 40, y: y - 100 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  expect(await resting).toBe(true)

  await page.getByRole('button', { name: texts.toCart(1) }).click()
  await page.getByRole('dialog', { name: 'Handlekurv' }).waitFor()
  await expect.poll(() => page.locator('[data-badge="cart"]').textContent()).toBe('1')
  await page.reload()
  await isLoaded('-lys-90.webp')
  await page.getByRole('button', { name: texts.inCart }).waitFor()
  expect(problems).toEqual([])
})
