import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { desktop, phone, visitor } from '../browser.ts'
import { isThere, open } from '../steps.ts'

const carousel = async (viewport = desktop) => {
  const { page, context } = await visitor(viewport)
  await open(page, '/')
  const group = page.getByRole('group', { name: 'Nye patcher' })
  await group.scrollIntoViewIfNeeded()
  await page
    .locator('section', { has: group })
    .locator('astro-island:not([ssr])')
    .waitFor({ state: 'attached' })
  const front = group.locator('[data-offset="0"] h3')
  return { page, context, group, front, stage: group.locator('[data-stage]') }
}

test('HOME-15 the carousel has all new patches and no others, and shows five at a time', async () => {
  const { page, group } = await carousel()
  expect(await group.locator('li[data-offset]').count()).toBe(5)
  const shown = await group
    .locator('article[data-product]')
    .evaluateAll((cards) => cards.map((card) => Number((card as HTMLElement).dataset.product)))
  const fresh: { id: number }[] = await (await page.request.get('/api/products?isNew=true')).json()
  expect(shown.toSorted()).toEqual(fresh.map(({ id }) => id).toSorted())
})

test('HOME-16 arrows, dots and keys turn the carousel', async () => {
  const { page, group, front } = await carousel()
  const names = await group.locator('li h3').allTextContents()
  const at = (slide: number) => expect.poll(() => front.textContent()).toBe(names.at(slide))
  await at(0)
  await group.getByRole('button', { name: 'Neste patch' }).click()
  await at(1)
  await group.getByRole('button', { name: 'Forrige patch' }).click()
  await group.getByRole('button', { name: 'Forrige patch' }).click()
  await at(-1)
  await group.getByRole('button', { name: `Vis patch 4 av ${names.length}` }).click()
  await at(3)
  await page.keyboard.press('ArrowRight')
  await at(4)
  await page.keyboard.press('Home')
  await at(0)
  await page.keyboard.press('ArrowLeft')
  await at(-1)
})

test('HOME-17 a drag of more than 50 pixels turns the carousel, and does not count as a click', async () => {
  const { page, group, front, stage } = await carousel()
  const names = await group.locator('li h3').allTextContents()
  const box = await stage.boundingBox()
  if (!box) throw new Error('There is no stage')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3]
  const drag = async (distance: number) => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance, y, { steps: 4 })
    await page.mouse.up()
  }
  await drag(-50)
  expect(await front.textContent()).toBe(names[0])
  await drag(-51)
  await expect.poll(() => front.textContent()).toBe(names[1])
  await drag(50)
  expect(await front.textContent()).toBe(names[1])
  await drag(51)
  await expect.poll(() => front.textContent()).toBe(names[0])
  expect(await page.getByRole('dialog').count()).toBe(0)
})

/** A point of a side card that no other card covers: within the outer edge of the card or of the carousel. */
async function besideFront(
  stage: Locator,
  slide: Locator,
  offset: number,
): Promise<[number, number]> {
  // The carousel turns with a transition.
  await isThere(slide)
  const [box, whole] = await Promise.all([slide.boundingBox(), stage.boundingBox()])
  if (!box || !whole) throw new Error('The patch is not on the carousel')
  const left = Math.max(box.x, whole.x)
  const right = Math.min(box.x + box.width, whole.x + whole.width)
  return [offset < 0 ? left + 8 : right - 8, box.y + box.height / 2]
}

const turns = [1, -1, 2, -2]

test('side cards of the carousel are not in the tab order, and come to the front when pressed', async () => {
  const { page, group, front, stage } = await carousel()
  expect(await group.locator('li > div:not([inert])').count()).toBe(1)
  for (const offset of turns) {
    const slide = group.locator(`[data-offset="${offset}"]`)
    const name = await slide.locator('h3').textContent()
    await page.mouse.click(...(await besideFront(stage, slide, offset)))
    await expect.poll(() => front.textContent()).toBe(name)
  }
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('HOME-17 a finger brings a patch to the front with a tap and turns the carousel with a swipe', async () => {
  const { page, context, group, front, stage } = await carousel(phone)
  const device = await context.newCDPSession(page)
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    })
  for (const offset of turns) {
    const slide = group.locator(`[data-offset="${offset}"]`)
    const name = await slide.locator('h3').textContent()
    const [x, y] = await besideFront(stage, slide, offset)
    await touch('touchStart', x, y)
    await touch('touchEnd', x, y)
    await expect.poll(() => front.textContent()).toBe(name)
  }
  const next = await group.locator('[data-offset="1"] h3').textContent()
  const box = await stage.boundingBox()
  if (!box) throw new Error('There is no stage')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await touch('touchStart', x, y)
  for (const distance of [20, 40, 60, 80]) await touch('touchMove', x - distance, y)
  await touch('touchEnd', x, y)
  await expect.poll(() => front.textContent()).toBe(next)
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('HOME-16 on a phone many dots stay in one line, which scrolls to the active dot', async () => {
  const { page, group } = await carousel(phone)
  const dots = group.locator('ol')
  await dots.evaluate((line) => {
    for (let more = 0; more < 28; more += 1)
      if (line.lastElementChild) line.append(line.lastElementChild.cloneNode(true))
  })
  await group.getByRole('button', { name: 'Forrige patch' }).click()
  const inMiddle = () =>
    dots.evaluate((line) => {
      const [whole, dot] = [line, line.querySelector('[aria-current]')].map((one) =>
        one?.getBoundingClientRect(),
      )
      return Math.abs((dot?.x ?? 0) + 12 - ((whole?.x ?? 0) + (whole?.width ?? 0) / 2))
    })
  await expect.poll(inMiddle).toBeLessThan(2)
  expect((await dots.boundingBox())?.height).toBe(44)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(phone.width)
})

test('on a phone a tap on the front patch opens it', async () => {
  const { page, group } = await carousel(phone)
  await group.locator('[data-offset="0"]').getByRole('button', { name: /^Se / }).click()
  await page.getByRole('dialog').waitFor()
})
