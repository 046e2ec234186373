import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { gridTexts } from '../../shop/product-card/text.ts'
import { phone, visitor } from '../browser.ts'
import { addFirst, cards, isThere, open } from '../steps.ts'

/** A point of a side card that no other card covers: within the outer edge of the card or of the carousel. */
async function besideFront(stage: Locator, slide: Locator, offset: number) {
  // The carousel turns with a transition.
  await isThere(slide)
  const [box, whole] = await Promise.all([slide.boundingBox(), stage.boundingBox()])
  if (!box || !whole) throw new Error('The patch is not on the carousel')
  const left = Math.max(box.x, whole.x)
  const right = Math.min(box.x + box.width, whole.x + whole.width)
  return { x: offset < 0 ? left + 8 : right - 8, y: box.y + box.height / 2 }
}

test('HOME-01 HOME-12 HOME-17 GEN-15 on a phone a finger turns the new patches, and the front page shows more of what fits the cart', async () => {
  const { page, context, problems } = await visitor(phone)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/products') asked.push([...searchParams.keys()].sort().join())
  })
  await open(page, '/')
  const group = page.getByRole('group', { name: 'Nye patcher' })
  await group.scrollIntoViewIfNeeded()
  await page
    .locator('section', { has: group })
    .locator('astro-island:not([ssr])')
    .waitFor({ state: 'attached' })
  const device = await context.newCDPSession(page)
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    })
  const stage = group.locator('[data-stage]')
  const nameAt = (offset: number) => group.locator(`[data-offset="${offset}"] h3`).textContent()
  for (const offset of [1, -1, 2, -2]) {
    const name = await nameAt(offset)
    const { x, y } = await besideFront(stage, group.locator(`[data-offset="${offset}"]`), offset)
    await touch('touchStart', x, y)
    await touch('touchEnd')
    await expect.poll(() => nameAt(0)).toBe(name)
  }
  const next = await nameAt(1)
  const box = await stage.boundingBox()
  if (!box) throw new Error('There is no stage')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await touch('touchStart', x, y)
  for (const distance of [20, 40, 60, 80]) await touch('touchMove', x - distance, y)
  await touch('touchEnd')
  await expect.poll(() => nameAt(0)).toBe(next)
  expect(await page.getByRole('dialog').count()).toBe(0)

  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'Alle patcher', exact: true }),
  })
  for (const count of [12, 20]) {
    await section.getByRole('button', { name: gridTexts.more }).click()
    await expect.poll(() => cards(section).count()).toBe(count)
  }
  await page.evaluate(() => scrollTo(0, 0))
  await addFirst(page, 1)
  const day = page.locator('section', { has: page.getByRole('heading', { name: 'Dagens patch' }) })
  await day.locator('button[aria-pressed]').click()
  await expect.poll(() => page.locator('[data-badge="wishlist"]').innerText()).toBe('1')
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('region', { name: 'Best for deg' }).waitFor()
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
  const from = headings.indexOf('Ukens tilbud: 3 for 2')
  expect(headings.slice(from + 1, from + 3)).toEqual(['Best for deg', 'Nye patcher'])
  expect(asked.sort()).toEqual(['from,limit', 'relatedTo'])

  const photo = page.getByRole('region', { name: 'Slik ser de ut på dressen' }).getByRole('img')
  await photo.first().scrollIntoViewIfNeeded()
  await expect
    .poll(() => photo.first().evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/galleri-\w+-400[.]avif$/)
  expect(problems).toEqual([])
})
