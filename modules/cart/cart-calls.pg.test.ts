import { expect, test } from 'vitest'
import { code, read, status } from '../../api/testing/test-answers.ts'
import { shopOfFile } from '../../api/testing/test-shop.ts'
import { setStock } from '../../api/testing/test-shop-queries.ts'
import type { CartItem } from '../shared/contract/api.d.ts'

const shop = await shopOfFile()

const session = () => ({ 'x-session-id': shop.newSession() })

test('getCart 200 and addToCart 200 API-11 API-12 DATA-04', async () => {
  await setStock(shop.sql, 40, 20)
  const headers = session()
  const added = await read<CartItem>(
    shop.call('POST', '/api/cart', { headers, body: { productId: 40, quantity: 2 } }),
  )
  expect(added).toMatchObject({ id: 40, quantity: 2, product: { id: 40 } })
  expect(await read(shop.call('GET', '/api/cart', { headers }))).toEqual([added])
  expect(await read(shop.call('GET', '/api/cart', { headers: session() }))).toEqual([])
})

test('updateCartItem 200, removeCartItem 200, clearCart 200 API-13 API-15 API-16', async () => {
  await setStock(shop.sql, 41, 20)
  const headers = session()
  await shop.call('POST', '/api/cart', { headers, body: { productId: 41, quantity: 1 } })
  expect(
    await read(shop.call('PUT', '/api/cart/41', { headers, body: { quantity: 7 } })),
  ).toMatchObject({ quantity: 7 })
  expect(await status(shop.call('DELETE', '/api/cart/41', { headers }))).toBe(200)
  expect(await status(shop.call('DELETE', '/api/cart/41', { headers }))).toBe(200)
  expect(await status(shop.call('DELETE', '/api/cart', { headers }))).toBe(200)
})

test.each([
  ['no session', {}],
  ['an empty session', { 'x-session-id': '' }],
  ['an overlong session', { 'x-session-id': `session${'x'.repeat(5000)}` }],
  ['a malformed session', { 'x-session-id': "session'; drop table" }],
])('400 for %s', async (_name, headers) => {
  expect(await status(shop.call('GET', '/api/cart', { headers }))).toBe(400)
  expect(
    await status(shop.call('POST', '/api/cart', { headers, body: { productId: 1, quantity: 1 } })),
  ).toBe(400)
})

test.each([
  ['malformed JSON', { raw: '{"productId": 1,' }],
  ['a wrong type', { body: { productId: '1', quantity: 1 } }],
  ['an unknown field', { body: { productId: 1, quantity: 1, price: 1 } }],
  ['a huge number', { body: { productId: 1e300, quantity: 1 } }],
  ['a negative quantity', { body: { productId: 1, quantity: -1 } }],
  ['a fractional quantity', { body: { productId: 1, quantity: 1.5 } }],
  ['an empty body', { raw: '' }],
  ['an array', { body: [] }],
  ['null', { raw: 'null' }],
])('addToCart 400 for %s, and nothing changes', async (_name, init) => {
  const headers = session()
  expect(await status(shop.call('POST', '/api/cart', { headers, ...init }))).toBe(400)
  expect(await read(shop.call('GET', '/api/cart', { headers }))).toEqual([])
})

test('404 for unknown products, 422 for sold-out ones, 413 for large bodies, 415 for other media types', async () => {
  await setStock(shop.sql, 42, 0)
  const headers = session()
  expect(
    await status(
      shop.call('POST', '/api/cart', { headers, body: { productId: 900_000, quantity: 1 } }),
    ),
  ).toBe(404)
  expect(
    await status(shop.call('PUT', '/api/cart/900000', { headers, body: { quantity: 1 } })),
  ).toBe(404)
  expect(await status(shop.call('DELETE', '/api/cart/900000', { headers }))).toBe(404)
  for (const odd of ['0x29', '4.1e1', '%2041', '+41', '41.0', '-41'])
    expect(
      await status(shop.call('PUT', `/api/cart/${odd}`, { headers, body: { quantity: 1 } })),
      odd,
    ).toBe(400)
  expect(
    await code(shop.call('POST', '/api/cart', { headers, body: { productId: 42, quantity: 1 } })),
  ).toBe('sold_out')
  const large = await shop.call('POST', '/api/cart', { headers, raw: `"${'x'.repeat(300_000)}"` })
  expect(large.status).toBe(413)
  expect(large.headers.get('connection')).toBe('close')
  const plain = { ...headers, 'content-type': 'text/plain' }
  expect(await status(shop.call('POST', '/api/cart', { headers: plain, raw: '{}' }))).toBe(415)
})

test('405 lists the allowed methods', async () => {
  const response = await shop.call('PATCH', '/api/cart', { headers: session() })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, POST, DELETE')
  expect(await status(shop.call('GET', '/api/nothing'))).toBe(404)
})
