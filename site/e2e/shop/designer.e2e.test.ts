import type { JSHandle, Page } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addToCartTexts } from '../../shop/cart/add-to-cart-text.ts'
import { designerTexts as texts } from '../../shop/designer/text.ts'
import { texts as commonTexts } from '../../text/texts.ts'
import { openCart } from '../steps.ts'
import { told } from '../toasts.ts'
import { designer, dragged, photo, pictureFile, sewn } from './designer-steps.ts'

test('DESIGN-06 DESIGN-07 shows the price and the accepted files', async () => {
  const { page } = await designer()
  const text = await page.getByRole('main').innerText()
  for (const part of [
    '149 kr',
    '10 stykker',
    '8-10 cm',
    '2-4 uker',
    'PNG/JPG/GIF',
    '5 MB',
    'høyst 6-8 farger',
    '50 megapiksler',
  ])
    expect(text).toContain(part)
})

test('DESIGN-02 DESIGN-03 DESIGN-04 DESIGN-05 DESIGN-14 a picture is chosen, replaced, kept and removed', async () => {
  const { page, choose, preview } = await designer()
  await choose(pictureFile('hund.png'))
  await told(page, texts.uploaded)
  await preview.waitFor()
  const kept = () => page.evaluate(() => sessionStorage.getItem('customPatchImage'))
  expect(await kept()).toMatch(/^(blob:|data:image\/)/)
  await page.getByRole('button', { name: texts.replace }).waitFor()
  await choose(pictureFile('katt.png'))
  await preview.waitFor()
  await page.reload()
  await preview.waitFor()
  await sewn(page)
  await page.getByRole('button', { name: texts.remove }).click()
  await preview.waitFor({ state: 'detached' })
  expect(await kept()).toBeNull()
  await expectEmptyStage(page)
  const choice = page.getByRole('button', { name: texts.choose })
  expect(await choice.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('DESIGN-04 DESIGN-08 of a picture that the shop refuses no patch stays on the stage', async () => {
  const { page, choose, preview } = await designer()
  const drawn = await sharp((await photo()).buffer)
    .webp()
    .toBuffer()
  const refused = Promise.withResolvers<void>()
  await page.route('**/api/custom-images', async (route) => {
    await refused.promise
    await route.continue()
  })
  await choose(pictureFile('bilde.png', 'image/png', drawn))
  await expect.poll(() => page.evaluate(drawnPixels)).toBeGreaterThan(1000)
  refused.resolve()
  await told(page, texts.wrongType, texts.wrongTypeText)
  await preview.waitFor({ state: 'detached' })
  await expectEmptyStage(page)
})

/** No patch is drawn where the next picture is dropped. */
async function expectEmptyStage(page: Page): Promise<void> {
  await page.getByText(texts.drop, { exact: true }).waitFor()
  await expect.poll(() => page.evaluate(drawnPixels)).toBe(0)
  expect(await page.locator('[data-stage] img').count()).toBe(0)
}

function drawnPixels(): number {
  const canvas = document.querySelector<HTMLCanvasElement>('[data-stage] canvas')
  const { width = 0, height = 0 } = canvas ?? {}
  const image = width > 0 && canvas?.getContext('2d')?.getImageData(0, 0, width, height)
  return image ? image.data.filter((value, at) => at % 4 === 3 && value > 0).length : 0
}

test.each([
  ['portrait', 300, 600],
  ['landscape', 600, 300],
])('a %s picture covers the round cloth exactly', async (_shape, width, height) => {
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

test.each(['[data-zone]', 'footer'])('DESIGN-01 a picture can be dropped on %s', async (place) => {
  const { page, preview } = await designer()
  const dataTransfer = await dragged(page, [pictureFile('hund.png')])
  const target = page.locator(place).first()
  await target.dispatchEvent('dragover', { dataTransfer })
  expect(await page.locator('[data-zone][data-over]').count()).toBe(1)
  await target.dispatchEvent('drop', { dataTransfer })
  await preview.waitFor()
  await told(page, texts.uploaded)
  expect(await page.locator('[data-over]').count()).toBe(0)
})

test('a drop outside the zone never navigates away, and a rejected file is reported', async () => {
  const { page, preview } = await designer()
  const drop = async (place: string, dataTransfer: JSHandle<DataTransfer>) => {
    const event = await page
      .locator(place)
      .first()
      .evaluateHandle((target, transfer) => {
        const options = { bubbles: true, cancelable: true, dataTransfer: transfer }
        target.dispatchEvent(new DragEvent('dragover', options))
        const dropped = new DragEvent('drop', options)
        target.dispatchEvent(dropped)
        return dropped
      }, dataTransfer)
    return event.evaluate(({ defaultPrevented }) => defaultPrevented)
  }
  const link = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.setData('text/uri-list', 'https://example.com/')
    return transfer
  })
  expect(await drop('h1', link)).toBe(true)
  expect(await drop('header input', link), 'text may be dropped into a field').toBe(false)
  const note = pictureFile('brev.txt', 'text/plain', Buffer.from('hei'))
  expect(await drop('footer', await dragged(page, [note]))).toBe(true)
  await told(page, texts.wrongType, texts.wrongTypeText)
  expect(await preview.count()).toBe(0)
  expect(await drop('h1', await dragged(page, [note, pictureFile('hund.png')]))).toBe(true)
  await preview.waitFor()
  await told(page, texts.uploaded, texts.firstOfSeveral)
})

test('DESIGN-08 DESIGN-09 a file that is not a picture or is too large is rejected, and the previous picture stays', async () => {
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

test('DESIGN-11 DESIGN-12 DESIGN-13 ten are added, and a failure is reported', async () => {
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
  await told(page, addToCartTexts.customAdded)
  const drawer = await openCart(page)
  expect(await drawer.locator('[data-line] output').innerText()).toBe('10')
  expect(await drawer.locator('[data-line] img').getAttribute('src')).toMatch(
    /^(blob:|data:image\/)/,
  )
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  await page.route('**/api/cart', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: texts.add }).click()
  await told(page, commonTexts.error, commonTexts.cart.customAddFailed)
})

test.each([360, 768, 1440])(
  'a double click on the add button adds ten, and saves nothing, %d px wide',
  async (width) => {
    const { page, choose } = await designer({ width, height: 900 })
    await choose(pictureFile('hund.png'))
    await told(page, texts.uploaded)
    // What will not sew well is told last, and moves what is below.
    await page.locator('[data-limits]').waitFor()
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    let calls = 0
    await page.route('**/api/cart', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      calls += 1
      await held
      return route.continue()
    })
    const [add, save] = [texts.add, texts.save].map((name) => page.getByRole('button', { name }))
    await save?.scrollIntoViewIfNeeded()
    const box = await add?.boundingBox()
    const before = await save?.boundingBox()
    await page.mouse.dblclick((box?.x ?? 0) + (box?.width ?? 0) - 12, (box?.y ?? 0) + 20)
    await page.getByRole('button', { name: texts.adding }).waitFor()
    expect(await save?.boundingBox()).toEqual(before)
    answer()
    await told(page, addToCartTexts.customAdded)
    expect(calls).toBe(1)
    expect(await page.evaluate(() => localStorage.getItem('savedDesigns') ?? '[]')).toBe('[]')
  },
)

test('DESIGN-05 a phone’s 50 megapixels are accepted, and more are rejected with the limit', async () => {
  const { page, choose, preview } = await designer()
  const photo = async (width: number, height: number) => {
    const plain = sharp({ create: { width, height, channels: 3, background: '#c8102e' } })
    return pictureFile('mobil.jpg', 'image/jpeg', await plain.jpeg().toBuffer())
  }
  await choose(await photo(8160, 6144))
  await told(page, texts.uploaded)
  const src = await preview.getAttribute('src')
  await choose(await photo(9248, 6936))
  await told(page, texts.tooManyPixels, texts.tooManyPixelsText)
  expect(await preview.getAttribute('src')).toBe(src)
})
