import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { designerTexts as texts } from '../text/designer.ts'
import { texts as commonTexts } from '../text/texts.ts'
import { closeBrowser } from './browser.ts'
import { designer, pictureFile, png } from './designer-steps.ts'
import { open, openCart } from './steps.ts'
import { told } from './toasts.ts'

afterAll(closeBrowser)

const other = readFileSync(new URL('../../site/public/bilder/merke-96.png', import.meta.url))

test('DESIGN-06 DESIGN-07 says what it costs and takes', async () => {
  const { page } = await designer()
  const text = await page.getByRole('main').innerText()
  for (const part of [
    '149 kr',
    '10 stykker',
    '8-10 cm',
    '2-4 uker',
    'PNG/JPG/GIF',
    '5 MB',
    '6-8 farger',
  ])
    expect(text).toContain(part)
})

test('DESIGN-02 DESIGN-03 DESIGN-04 DESIGN-05 DESIGN-14 a picture is chosen, replaced, kept and removed', async () => {
  const { page, choose, preview } = await designer()
  await choose(pictureFile('hund.png'))
  await told(page, texts.uploaded)
  await preview.waitFor()
  const kept = () => page.evaluate(() => sessionStorage.getItem('customPatchImage'))
  expect(await kept()).toMatch(/^data:image\//)
  await page.getByRole('button', { name: texts.replace }).waitFor()
  await choose(pictureFile('katt.png'))
  await preview.waitFor()
  await page.reload()
  await preview.waitFor()
  await page.getByRole('button', { name: texts.remove }).click()
  await preview.waitFor({ state: 'detached' })
  expect(await kept()).toBeNull()
  const choice = page.getByRole('button', { name: texts.choose })
  expect(await choice.evaluate((button) => button === document.activeElement)).toBe(true)
})

test.each([
  ['portrait', 300, 600],
  ['landscape', 600, 300],
])('a %s picture fills the round cloth and nothing beyond it', async (_shape, width, height) => {
  const { choose, preview } = await designer()
  const picture = { width, height, channels: 3, background: '#c8102e' } as const
  await choose(
    pictureFile('mobil.png', 'image/png', await sharp({ create: picture }).png().toBuffer()),
  )
  const [shown, cloth] = await Promise.all([
    preview.boundingBox(),
    preview.locator('..').evaluate((patch) => patch.getBoundingClientRect().width - 2 * 14),
  ])
  expect([shown?.width, shown?.height]).toEqual([cloth, cloth])
})

test('DESIGN-01 a picture can be dropped', async () => {
  const { page, preview } = await designer()
  const transfer = await page.evaluateHandle(
    (bytes) => {
      const dropped = new DataTransfer()
      dropped.items.add(new File([new Uint8Array(bytes)], 'hund.png', { type: 'image/png' }))
      return dropped
    },
    [...png],
  )
  await page.locator('[data-zone]').dispatchEvent('drop', { dataTransfer: transfer })
  await preview.waitFor()
})

test('DESIGN-08 DESIGN-09 what is no picture or too large is refused, and the picture stays', async () => {
  const { page, choose, preview } = await designer()
  await choose(pictureFile('hund.png'))
  await preview.waitFor()
  await choose(pictureFile('hund.svg', 'image/svg+xml', Buffer.from('<svg/>')))
  await told(page, texts.wrongType, texts.wrongTypeText)
  await choose(pictureFile('stor.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1)))
  await told(page, texts.tooLarge, texts.tooLargeText)
  await choose(pictureFile('tekst.png', 'image/png', Buffer.from('hei')))
  await told(page, texts.wrongType, texts.wrongTypeText)
  expect(await preview.count()).toBe(1)
})

test('DESIGN-10 without a picture nothing is added', async () => {
  const { page } = await designer()
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') calls += 1
  })
  await page.getByRole('button', { name: texts.add }).click()
  await told(page, texts.missing, texts.missingText)
  expect(calls).toBe(0)
})

test('DESIGN-11 DESIGN-12 DESIGN-13 ten are added, and a failure is told', async () => {
  const { page, choose, preview } = await designer()
  await choose(pictureFile('hund.png'))
  await preview.waitFor()
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/cart'),
  )
  await page.getByRole('button', { name: texts.add }).click()
  expect((await sent).postDataJSON()).toEqual({
    productId: 999_999,
    quantity: 10,
    customImageId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  await told(page, commonTexts.cart.customAdded)
  const drawer = await openCart(page)
  expect(await drawer.locator('[data-line] output').innerText()).toBe('10')
  expect(await drawer.locator('[data-line] img').getAttribute('src')).toMatch(/^data:image\//)
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  await page.route('**/api/cart', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: texts.add }).click()
  await told(page, commonTexts.error, commonTexts.cart.customAddFailed)
})

test('another picture gets a line of its own, which shows it when the browser has it no more', async () => {
  const { page, choose, preview } = await designer()
  const add = async () => {
    await page.getByRole('button', { name: texts.add }).click()
    await told(page, commonTexts.cart.customAdded)
  }
  await choose(pictureFile('hund.png'))
  await preview.waitFor()
  await add()
  await choose(pictureFile('katt.png', 'image/png', other))
  await told(page, texts.uploaded)
  await add()
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  const drawer = await openCart(page)
  await expect
    .poll(() =>
      drawer
        .locator('[data-line] img')
        .evaluateAll((images) =>
          images.map((image) => (image as HTMLImageElement).src.slice(0, 5)),
        ),
    )
    .toEqual(['blob:', 'blob:'])
})

test('what the shop refuses is taken away again, and the picture before it comes back', async () => {
  const { page, choose, preview } = await designer()
  await choose(pictureFile('hund.png'))
  await preview.waitFor()
  const before = await preview.getAttribute('src')
  await page.route('**/api/custom-images', (route) =>
    route.fulfill({ status: 422, json: { error: 'Nei', code: 'image_unreadable' } }),
  )
  await choose(pictureFile('katt.png', 'image/png', other))
  await told(page, texts.wrongType, texts.wrongTypeText)
  expect(await preview.getAttribute('src')).toBe(before)
})

test('a picture that could not be sent is sent when it is ordered', async () => {
  const { page, choose, preview } = await designer()
  await page.route('**/api/custom-images', (route) => route.abort(), { times: 1 })
  await choose(pictureFile('hund.png'))
  await preview.waitFor()
  await page.getByRole('button', { name: texts.add }).click()
  await told(page, commonTexts.cart.customAdded)
})

test('a picture that could not be sent is told of at once, and may be sent again', async () => {
  const { page, choose, preview } = await designer()
  await page.route('**/api/custom-images', (route) => route.abort(), { times: 1 })
  await choose(pictureFile('hund.png'))
  const told = page.locator('[data-zone]').getByRole('alert')
  await told.getByText(texts.notSent).waitFor()
  expect(await preview.count()).toBe(1)
  const sent = page.waitForResponse('**/api/custom-images')
  await told.getByRole('button', { name: texts.sendAgain }).click()
  expect((await sent).ok()).toBe(true)
  await told.waitFor({ state: 'detached' })
  const choice = page.getByRole('button', { name: texts.replace })
  expect(await choice.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('a picture that the shop has lost is sent again as it was chosen', async () => {
  const { page, choose, preview } = await designer()
  const uploads = () => page.waitForRequest('**/api/custom-images')
  const [first] = await Promise.all([uploads(), choose(pictureFile('hund.png'))])
  await preview.waitFor()
  await first.response()
  await page.route(
    '**/api/cart',
    (route) => route.fulfill({ status: 404, json: { code: 'custom_image_not_found', error: '' } }),
    { times: 1 },
  )
  const again = uploads()
  await page.getByRole('button', { name: texts.add }).click()
  await told(page, commonTexts.cart.customAdded, commonTexts.cart.customAddedText)
  expect((await again).postDataBuffer()?.length).toBe(first.postDataBuffer()?.length)
})

test('a picture that is none, and a name that is none, are put aside', async () => {
  const { page, preview } = await designer()
  await page.evaluate(() => {
    sessionStorage.setItem('customPatchImage', 'data:image/png;base64,AAAA')
    sessionStorage.setItem('customPatchImageId', 'notauuid')
  })
  await open(page, '/lag-din-egen')
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1)
  expect(await preview.count()).toBe(0)
  await page.getByRole('button', { name: texts.add }).click()
  await told(page, texts.missing)
})
