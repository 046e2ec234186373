import { afterAll, beforeAll, expect, test } from 'vitest'
import { read, status } from '../../api/testing/test-answers.ts'
import { administrator, type TestShop, testShop } from '../../api/testing/test-shop.ts'

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

test.each([
  ['GET', '/api/admin/orders'],
  ['PATCH', '/api/admin/orders/1'],
  ['GET', '/api/admin/newsletter-subscribers'],
  ['POST', '/api/admin/send-campaign'],
  ['GET', '/api/admin/campaigns'],
  ['PATCH', '/api/admin/campaigns/1'],
  ['POST', '/api/admin/campaign-preview'],
  ['POST', '/api/admin/campaign-test'],
  ['GET', '/api/admin/discount-codes'],
  ['POST', '/api/admin/discount-codes'],
  ['PUT', '/api/admin/discount-codes/1'],
  ['DELETE', '/api/admin/discount-codes/1'],
  ['POST', '/api/admin/logout'],
])('%s %s 401 without a token and with a forged one', async (method, path) => {
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
