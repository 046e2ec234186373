import { expect, test } from 'vitest'
import { designInWords } from '../../testing/test-designs.ts'
import { pictureForm } from '../../testing/test-pictures.ts'
import { shopOfFile } from '../../testing/test-shop.ts'
import { newPatch } from '../../testing/test-shop-queries.ts'

const shop = await shopOfFile({ limited: true })

/** Sets all counts of a kind. */
const setCount = (kind: string, points: number) =>
  shop.sql`update public.rate_limits set points = ${points} where key like ${`${kind}:%`}`

const pointsOf = async (kind: string) => {
  const [row] = await shop.sql<{ points: number }[]>`
    select points from public.rate_limits where key like ${`${kind}:%`}
  `
  return row?.points ?? 0
}
const from = (address: string, session = shop.newSession()) => ({
  'x-forwarded-for': address,
  'x-session-id': session,
})

test('mergeCart, addToCart and updateCartItem, 429: lines are counted, over all sessions of an address', async () => {
  const id = await newPatch(shop.sql)
  const address = '84.212.1.30'
  const merge = (lines: number, at = address) =>
    shop.call('POST', '/api/merge-cart', {
      headers: from(at),
      body: { lines: Array.from({ length: lines }, () => ({ productId: id, quantity: 1 })) },
    })
  const session = shop.newSession()
  const add = () =>
    shop.call('POST', '/api/cart', {
      headers: from(address, session),
      body: { productId: id, quantity: 1 },
    })
  const change = () =>
    shop.call('PUT', `/api/cart/${id}`, {
      headers: from(address, session),
      body: { quantity: 2 },
    })
  expect((await merge(200)).status).toBe(200)
  expect((await add()).status).toBe(200)
  expect((await change()).status).toBe(200)
  expect(await pointsOf('cartLines')).toBe(202)
  // Changes by 400 buyers of a school in ten minutes: twenty lines each, of which they change half.
  await setCount('cartLines', 400 * (20 + 10))
  expect((await merge(200)).status).toBe(200)
  await setCount('cartLines', 14_990)
  expect((await merge(11)).status).toBe(429)
  for (const refused of [await merge(1), await add(), await change()]) {
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect((await merge(1, '84.212.1.31')).status).toBe(200)
})

test('addCustomImage, addCustomDesign and takeDesignPicture, 429: bytes of the stored files are counted, and carts go on', async () => {
  const headers = from('84.212.1.32')
  const upload = async (form: FormData) =>
    shop.call('POST', '/api/custom-images', { headers, form })
  const record = (words: string) =>
    shop.call('POST', '/api/custom-designs', { headers, body: designInWords(words) })
  expect((await upload(await pictureForm())).status).toBe(200)
  const ofPicture = await pointsOf('storedAddress')
  expect(ofPicture).toBeGreaterThan(1)
  expect((await record('RUSS 27')).status).toBe(200)
  const ofDesign = (await pointsOf('storedAddress')) - ofPicture
  // kB of a preview, and not the megabytes of files for production.
  expect(ofDesign).toBeGreaterThan(10)
  expect(ofDesign).toBeLessThan(200)
  expect((await record('RUSS 27')).status).toBe(200)
  expect(await pointsOf('storedAddress')).toBe(ofPicture + ofDesign)
  // 500 photos of 4 MB.
  await setCount('storedAddress', 500 * 4000)
  expect((await record('RUSS 28')).status).toBe(200)
  await setCount('storedAddress', 2_500_000)
  const refused = await record('RUSS 29')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const body = { productId: await newPatch(shop.sql), quantity: 1 }
  expect((await shop.call('POST', '/api/cart', { headers, body })).status).toBe(200)
})
