import { afterAll, beforeAll, expect, test } from 'vitest'
import { status } from '../../api/testing/test-answers.ts'
import { type TestShop, testShop } from '../../api/testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ contactInbox: 'post@shop.test' })
})
afterAll(() => shop.close())

test('sendContactMessage 200', async () => {
  const body = { navn: 'Kari', epost: 'kari@example.com', melding: 'Hei' }
  expect(await status(shop.call('POST', '/api/contact', { body }))).toBe(200)
  await shop.work()
  expect(shop.mails.at(-1)).toMatchObject({ to: 'post@shop.test' })
})
