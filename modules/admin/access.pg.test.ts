import { afterAll, beforeAll, expect, test } from 'vitest'
import { read, status } from '../../api/testing/test-answers.ts'
import { administrator, type TestShop, testShop } from '../../api/testing/test-shop.ts'
import { operations } from '../shared/contract/routes.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

test('adminLogin 200 and 401 API-22', async () => {
  expect(await read(shop.call('POST', '/api/admin/login', { body: administrator }))).toMatchObject({
    token: expect.any(String),
  })
  const refused = await shop.call('POST', '/api/admin/login', {
    body: { ...administrator, password: 'feil-passord' },
  })
  expect(refused.status).toBe(401)
  expect(await refused.json()).toMatchObject({
    message: 'Ugyldig brukernavn eller passord',
    error: expect.any(String),
  })
})

const calls = operations.filter(({ path }) => path.startsWith('/api/admin/'))

test('every call of staff but the login is behind the guard', () => {
  const open = calls.filter(({ staffOnly }) => !staffOnly).map(({ id }) => id)
  expect(open).toEqual(['adminLogin'])
})

test.each(
  calls.flatMap(({ id, method, path }) => (id === 'adminLogin' ? [] : [[method, path] as const])),
)('%s %s 401 without a token and with a forged one', async (method, path) => {
  expect(await status(shop.call(method, path))).toBe(401)
  expect(
    await status(
      shop.call(method, path, { headers: { authorization: `Bearer ${'x'.repeat(40)}` } }),
    ),
  ).toBe(401)
  expect(await status(shop.call(method, path, { headers: { authorization: 'Basic YTpi' } }))).toBe(
    401,
  )
})

test('adminLogout 200 ends the session on the server', async () => {
  const headers = { authorization: `Bearer ${await shop.token()}` }
  expect(await status(shop.call('GET', '/api/admin/orders', { headers }))).toBe(200)
  expect(await status(shop.call('POST', '/api/admin/logout', { headers }))).toBe(200)
  expect(await status(shop.call('GET', '/api/admin/orders', { headers }))).toBe(401)
})
