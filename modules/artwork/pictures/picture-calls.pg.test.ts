import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { plainPicture } from '../../../api/testing/test-pictures.ts'
import { shopOfFile, testShop } from '../../../api/testing/test-shop.ts'
import { newShopper } from '../../../api/testing/test-shopper.ts'
import type { Order } from '../../shared/contract/api.d.ts'
import { readPixelFile } from '../../shared/pictures/pixel-file.ts'

const shop = await shopOfFile()

function formWith(image: BlobPart | undefined, name = 'bilde.png', type = 'image/png'): FormData {
  const form = new FormData()
  if (image !== undefined) form.append('image', new Blob([image], { type }), name)
  return form
}

const send = (session: string, form: FormData) =>
  shop.call('POST', '/api/custom-images', { headers: { 'x-session-id': session }, form })
const codeOf = async (response: Response) => [response.status, (await response.json()).code]

async function sent(session: string, colour?: string): Promise<string> {
  const response = await send(session, formWith(new Uint8Array(await plainPicture(colour))))
  return ((await response.json()) as { id: string }).id
}

describe('addCustomImage', () => {
  test('200: a picture, regardless of its name and media type', async () => {
    const bytes = new Uint8Array(await plainPicture())
    const response = await send(shop.newSession(), formWith(bytes, 'cv.pdf', 'application/pdf'))
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ width: 30, height: 20 })
  })

  test('400: no picture, text in its place, an unknown field, no session', async () => {
    const session = shop.newSession()
    expect(await codeOf(await send(session, formWith(undefined)))).toEqual([
      400,
      'malformed_request',
    ])
    const text = new FormData()
    text.append('image', 'hei')
    expect(await codeOf(await send(session, text))).toEqual([400, 'malformed_request'])
    const more = formWith(new Uint8Array(await plainPicture()))
    more.append('price', '1')
    expect(await codeOf(await send(session, more))).toEqual([400, 'malformed_request'])
    expect((await send('x', formWith('hei'))).status).toBe(400)
  })

  test('413: one byte over 5 MB, and a body larger than any picture', async () => {
    const session = shop.newSession()
    const over = formWith(new Uint8Array(5 * 1024 * 1024 + 1))
    expect(await codeOf(await send(session, over))).toEqual([413, 'image_too_large'])
    const huge = formWith(new Uint8Array(8 * 1024 * 1024))
    expect(await codeOf(await send(session, huge))).toEqual([413, 'image_too_large'])
  })

  test('415: not a form', async () => {
    const response = await shop.call('POST', '/api/custom-images', {
      headers: { 'x-session-id': shop.newSession() },
      body: { image: 'aGVp' },
    })
    expect(await codeOf(response)).toEqual([415, 'unsupported_media_type'])
  })

  test('422: HTML with the file name of a picture', async () => {
    const response = await send(shop.newSession(), formWith('<script>alert(1)</script>'))
    expect(await response.json()).toMatchObject({
      code: 'image_unreadable',
      error: 'Kun PNG, JPG eller GIF filer er tillatt',
      field: 'image',
    })
  })
})

test('addCustomImage, 429: more uploads than a person would make', async () => {
  const strict = await testShop({ limited: true })
  try {
    const session = strict.newSession()
    const answers: number[] = []
    for (let attempt = 0; attempt < 61; attempt += 1) {
      const headers = { 'x-session-id': session }
      answers.push(
        (await strict.call('POST', '/api/custom-images', { headers, form: formWith('hei') }))
          .status,
      )
    }
    expect(answers.filter((status) => status === 422)).toHaveLength(60)
    expect(answers.at(-1)).toBe(429)
  } finally {
    await strict.close()
  }
})

describe('getCustomImage', () => {
  const show = (session: string, id: string) =>
    shop.call('GET', `/api/custom-images/${id}`, { headers: { 'x-session-id': session } })

  test('200: the preview, which no cache may store', async () => {
    const session = shop.newSession()
    const response = await show(session, await sent(session))
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 30 })
  })

  test('400 for an invalid id, 404 for a picture of another session', async () => {
    const id = await sent(shop.newSession())
    expect((await show(shop.newSession(), id)).status).toBe(404)
    expect((await show(shop.newSession(), 'hei')).status).toBe(400)
    expect((await show(shop.newSession(), '..%2f..%2fetc%2fpasswd')).status).toBe(400)
  })
})

describe('getCustomImagePixels', () => {
  const pixels = (session: string, id: string) =>
    shop.call('GET', `/api/custom-images/${id}/pixels`, { headers: { 'x-session-id': session } })

  test('200: the shop’s decoded copy, which no cache may store; another picture’s is its own', async () => {
    const session = shop.newSession()
    const response = await pixels(session, await sent(session))
    expect(response.headers.get('content-type')).toBe('application/gzip')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const read = await readPixelFile(new Blob([await response.arrayBuffer()]))
    expect(read.original).toEqual({ width: 30, height: 20 })
    expect([...read.pixels.data.subarray(0, 4)]).toEqual([255, 0, 0, 255])
    expect(read.pixels.data.length).toBe(4 * 30 * 20)
  })

  test('400, 404: no id, a picture of another session, and one whose copy is gone until it is sent again', async () => {
    const session = shop.newSession()
    const id = await sent(session, 'orange')
    expect((await pixels(session, 'hei')).status).toBe(400)
    const gone = [404, 'custom_image_not_found']
    expect(await codeOf(await pixels(shop.newSession(), id))).toEqual(gone)
    for await (const names of shop.files.writtenBefore(new Date(Date.now() + 60_000)))
      for (const name of names) if (name.endsWith('-pixels.pam.gz')) await shop.files.remove(name)
    expect(await codeOf(await pixels(session, id))).toEqual(gone)
    expect(await sent(session, 'orange')).toBe(id)
    expect((await pixels(session, id)).status).toBe(200)
  })
})

describe('getCustomImageForStaff', () => {
  test('200 and 404: staff get every picture, in production quality too', async () => {
    const id = await sent(shop.newSession(), 'blue')
    const path = `/api/admin/custom-images/${id}`
    const production = await shop.asStaff('GET', `${path}?size=production`)
    expect(production.headers.get('content-type')).toBe('image/png')
    expect((await shop.asStaff('GET', path)).headers.get('content-type')).toBe('image/webp')
    expect((await shop.asStaff('GET', `${path}?size=huge`)).status).toBe(400)
    const unknown = `/api/admin/custom-images/${crypto.randomUUID()}`
    expect((await shop.asStaff('GET', unknown)).status).toBe(404)
  })
})

test('the picture follows its line from the cart to the paid order', async () => {
  const shopper = newShopper(shop)
  const customImageId = await sent(shopper.session, 'green')
  const added = await shop.call('POST', '/api/cart', {
    headers: shopper.headers,
    body: { productId: 999_999, quantity: 10, customImageId },
  })
  expect(await added.json()).toMatchObject({ customImageId })
  const payable = await shopper.bought(10)

  const orders = await (await shop.asStaff('GET', '/api/admin/orders')).json()
  const order = orders.find((one: Order) => one.orderNumber === payable.orderNumber)
  expect(order.items.map((item: Order['items'][number]) => item.customImageId)).toEqual([
    undefined,
    customImageId,
  ])
  shop.setNow(new Date('2026-12-01T10:00:00Z'))
  await shop.run('forget-custom-images')
  const kept = await shop.call('GET', `/api/custom-images/${customImageId}`, {
    headers: shopper.headers,
  })
  expect(kept.status).toBe(200)
})
