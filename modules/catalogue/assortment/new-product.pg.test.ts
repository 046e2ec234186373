import sharp from 'sharp'
import { expect, test } from 'vitest'
import { accepted, code, read, refusal } from '../../../api/testing/test-answers.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newShopper, shopperWith } from '../../../api/testing/test-shopper.ts'
import type { Product, StaffProduct } from '../../shared/contract/api.d.ts'
import { pictureAt } from '../rules.ts'

const shop = await shopOfFile()

const newKey = () => crypto.randomUUID()

const photoIn = (background: string) =>
  sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .png()
    .toBuffer()
const photo = await photoIn('#1f5fbf')

const input = {
  name: 'Blå testpatch',
  description: 'Et bilde av en patch.',
  category: 'humor',
  price: '59.5',
  stock: '30',
}

function create(fields: Record<string, string> = input, image = photo, key: string = newKey()) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const tag of ['blue', 'test']) form.append('tags', tag)
  form.append('image', new Blob([new Uint8Array(image)]), 'patch.png')
  return shop.asStaff('POST', '/api/admin/products', { headers: { 'idempotency-key': key }, form })
}

test('createProduct 201: for sale at once, with its photo in every size, up to the receipt', async () => {
  const { product, isHidden } = await accepted<StaffProduct>(create(), 201)
  expect(isHidden).toBe(false)
  expect(product).toMatchObject({
    name: input.name,
    description: input.description,
    category: 'humor',
    price: 59.5,
    stock: 30,
    tags: ['blue', 'test'],
    isNew: false,
    rating: 0,
    reviewCount: 0,
    imageColour: expect.stringMatching(/^#1f5[ef][bc][0-9a-f]$/),
  })
  const found = await read<Product[]>(shop.call('GET', '/api/products?search=testpatch'))
  expect(found.map(({ id }) => id)).toEqual([product.id])

  const whole = await shop.call('GET', product.image)
  expect(whole.headers.get('content-type')).toBe('image/webp')
  expect(whole.headers.get('cache-control')).toContain('immutable')
  expect(await sharp(Buffer.from(await whole.arrayBuffer())).metadata()).toMatchObject({
    width: 1200,
    height: 1200,
    hasAlpha: true,
  })
  for (const form of ['avif', 'webp'] as const) {
    const small = await shop.call('GET', pictureAt(product.image, 320, form))
    expect(small.headers.get('content-type')).toBe(`image/${form}`)
    const picture = sharp(Buffer.from(await small.arrayBuffer()))
    expect(await picture.metadata()).toMatchObject({ width: 320, height: 320 })
  }

  const kari = newShopper(shop)
  await kari.bought(product.id, 2)
  await shop.work()
  const [mail] = kari.mails()
  const [address] = mail?.html.match(/\/patches\/[^"]+/) ?? []
  expect(address).toBe(pictureAt(product.image, 160, 'png'))
  expect((await shop.call('GET', address ?? '')).headers.get('content-type')).toBe('image/png')
})

test('createProduct 201: a repeated or concurrent call with the same key creates one patch', async () => {
  const key = newKey()
  const answers = await Promise.all([create(input, photo, key), create(input, photo, key)])
  answers.push(await create(input, photo, key))
  const ids = await Promise.all(
    answers.map(async (one) => ((await one.json()) as StaffProduct).product.id),
  )
  expect(new Set(ids).size).toBe(1)
})

test('createProduct 422: a key that was used for another patch, and none is created', async () => {
  const key = newKey()
  await create(input, photo, key)
  const refused = [422, 'idempotency_key_reused', 'idempotency-key']
  const otherPhoto = await photoIn('green')
  expect(await refusal(await create({ ...input, price: '99' }, photo, key))).toEqual(refused)
  expect(await refusal(await create(input, otherPhoto, key))).toEqual(refused)
})

test.each([
  ['price', '0', 400],
  ['price', '1e3', 400],
  ['stock', '1000001', 400],
  ['stock', '-1', 400],
  ['name', '', 400],
  ['category', 'finnes ikke', 422],
])('createProduct: %s %j is refused with its field', async (field, value, status) => {
  const [answered, , named] = await refusal(await create({ ...input, [field]: value }))
  expect([answered, named]).toEqual([status, field])
})

test('createProduct 422 and 413: a file that is no picture, and one that is too large', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect(await refusal(await create(input, svg))).toEqual([422, 'image_unreadable', 'image'])
  const large = Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024)])
  expect(await refusal(await create(input, large))).toEqual([413, 'image_too_large', 'image'])
})

function replacePhoto(id: number, image: Buffer, version?: number) {
  const form = new FormData()
  if (version !== undefined) form.append('version', String(version))
  form.append('image', new Blob([new Uint8Array(image)]), 'patch.png')
  return shop.asStaff('PUT', `/api/admin/products/${id}/photo`, { form })
}

const locationOf = async (path: string) => (await shop.call('GET', path)).headers.get('location')

test('replaceProductPhoto 200: every page has the new photo at once, and the old address redirects to it', async () => {
  const made = await read<StaffProduct>(create())
  const { id, image: before } = made.product
  const kari = await shopperWith(shop, id)
  const replaced = await read<StaffProduct>(replacePhoto(id, await photoIn('#c01020'), 1))
  const { image, imageColour } = replaced.product
  expect(replaced).toMatchObject({ version: 2, product: { name: input.name, stock: 30 } })
  expect(image).not.toBe(before)
  expect(imageColour).toMatch(/^#[bc]/)
  expect(await locationOf(before)).toBe(image)
  expect(await locationOf(pictureAt(before, 320, 'avif'))).toBe(pictureAt(image, 320, 'avif'))
  const shown = await shop.call('GET', image)
  expect(shown.headers.get('cache-control')).toContain('immutable')
  expect(await kari.cart()).toMatchObject([{ product: { id, image } }])
  await kari.payable()
})

test('replaceProductPhoto 409, 422 and 404: an older version, a drawing, a file that is no picture, and an unknown patch', async () => {
  const { product, version } = await read<StaffProduct>(create())
  const body = { name: 'Et annet navn', version }
  await shop.asStaff('PATCH', `/api/admin/products/${product.id}`, { body })
  const refused = await replacePhoto(product.id, photo, version)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({
    code: 'changed_meanwhile',
    current: { version: 2, product: { name: 'Et annet navn', image: product.image } },
  })
  expect(await code(replacePhoto(1, photo))).toBe('photo_missing')
  expect(await code(replacePhoto(product.id, Buffer.from('tekst')))).toBe('image_unreadable')
  expect(await code(replacePhoto(987_654, photo))).toBe('product_not_found')
})
