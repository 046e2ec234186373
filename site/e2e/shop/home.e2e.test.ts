import { expect, test } from 'vitest'
import { phone, visitor } from '../browser.ts'
import { addFirst, open } from '../steps.ts'

test('HOME-01 HOME-12 HOME-17 GEN-15 on a phone a finger turns the new patches, and the front page shows what fits the cart', async () => {
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
  const next = await nameAt(1)
  const box = await stage.boundingBox()
  if (!box) throw new Error('There is no stage')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await touch('touchStart', x, y)
  for (const distance of [20, 40, 60, 80]) await touch('touchMove', x - distance, y)
  await touch('touchEnd')
  await expect.poll(() => nameAt(0)).toBe(next)
  expect(await page.getByRole('dialog').count()).toBe(0)

  await page.evaluate(() => scrollTo(0, 0))
  await addFirst(page, 1)
  await page.getByRole('region', { name: 'Best for deg' }).waitFor()
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
  const from = headings.indexOf('Ukens tilbud: 3 for 2')
  expect(headings.slice(from + 1, from + 3)).toEqual(['Best for deg', 'Nye patcher'])
  expect(asked).toEqual(['relatedTo'])

  const photo = page.getByRole('region', { name: 'Slik ser de ut på dressen' }).getByRole('img')
  await photo.first().scrollIntoViewIfNeeded()
  await expect
    .poll(() => photo.first().evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/galleri-\w+-400[.]avif$/)
  expect(problems).toEqual([])
})
