import { afterAll, expect, test } from 'vitest'
import { closeBrowser, desktop, phone, visitor } from './browser.ts'
import { open } from './steps.ts'

afterAll(closeBrowser)

const wheel = async (viewport = desktop) => {
  const { page } = await visitor(viewport)
  await open(page, '/')
  const group = page.getByRole('group', { name: 'Nye patcher' })
  await group.scrollIntoViewIfNeeded()
  await page
    .locator('section', { has: group })
    .locator('astro-island:not([ssr])')
    .waitFor({ state: 'attached' })
  const front = group.locator('[data-offset="0"] h3')
  return { page, group, front, stage: group.locator('[data-stage]') }
}

test('HOME-15 the wheel shows new patches alone, five of them', async () => {
  const { page, group } = await wheel()
  expect(await group.locator('li[data-offset]').count()).toBe(5)
  const shown = await group
    .locator('article[data-product]')
    .evaluateAll((cards) => cards.map((card) => Number((card as HTMLElement).dataset.product)))
  const fresh: { id: number }[] = await (await page.request.get('/api/products?isNew=true')).json()
  const ids = fresh.map(({ id }) => id)
  expect(shown.filter((id) => !ids.includes(id))).toEqual([])
})

test('HOME-16 arrows, dots and keys turn the wheel', async () => {
  const { page, group, front } = await wheel()
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

test('HOME-17 a drag of more than 50 pixels turns the wheel, and opens nothing', async () => {
  const { page, group, front, stage } = await wheel()
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

test('what stands behind in the wheel cannot be reached by the keyboard, and comes to the front when pressed', async () => {
  const { group, front } = await wheel()
  const names = await group.locator('li h3').allTextContents()
  expect(await group.locator('li > div:not([inert])').count()).toBe(1)
  await group.locator('[data-offset="1"] > button').dispatchEvent('click')
  await expect.poll(() => front.textContent()).toBe(names[1])
})

test('on a phone a patch in front of the wheel opens', async () => {
  const { page, group } = await wheel(phone)
  await group.locator('[data-offset="0"]').getByRole('button', { name: /^Se / }).click()
  await page.getByRole('dialog').waitFor()
})
