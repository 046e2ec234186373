import { expect, onTestFinished, test } from 'vitest'
import { stockedDatabase } from '../../modules/shared/test-database.ts'
import { openDatabase } from '../platform/database/database.ts'
import { databaseWay } from '../testing/database-way.ts'
import { openWebShop } from '../testing/test-config.ts'
import { createTestPayments } from './payments/index.ts'
import { testKeys } from './payments/keys.ts'

/** A database of its own, over a way that can be cut. */
async function databaseToLose() {
  const database = await stockedDatabase()
  onTestFinished(() => database.close())
  const way = await databaseWay(database.url)
  onTestFinished(() => way.close())
  return way
}

/** An unset setting starts its stand-in. */
const unset = { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '' }

const pages = [
  ['GET', '/test-payments/v1/payment_intents/pi_1', '{"error"'],
  ['POST', '/test-payments/v1/payment_intents/pi_1/confirm', '{"error"'],
  ['POST', '/test-payments/v1/payment_intents/pi_1/authenticate', '{"error"'],
  ['GET', '/test-payments/authorize/token', 'Vi er straks tilbake'],
  ['POST', '/test-payments/authorize/token', 'Vi er straks tilbake'],
] as const

test('while the database is away, browsers get 503 with Retry-After from the stand-ins, as from the shop', async () => {
  const way = await databaseToLose()
  const settings = { ...unset, DEMO: '1', SMTP_URL: '', MAIL_FROM: '' }
  const shop = await openWebShop(way.url, settings)
  onTestFinished(async () => {
    way.mend()
    await shop.stop()
  })
  const body = new URLSearchParams({ key: testKeys.publishableKey, answer: 'authorised' })
  const ask = async (method: string, path: string) => {
    const query = method === 'GET' ? `?${body}` : ''
    const init = { method, ...(method === 'POST' && { body }) }
    return await shop.app.fetch(new Request(`http://shop.test${path}${query}`, init))
  }
  for (const [method, path] of pages) expect((await ask(method, path)).status, path).toBe(404)
  way.cut()
  const refused = async ([method, path, text]: (typeof pages)[number]) => {
    const answer = await ask(method, path)
    expect([answer.status, answer.headers.get('retry-after')], path).toEqual([503, '1'])
    expect(await answer.text(), path).toContain(text)
  }
  await Promise.all(pages.map(refused))
  for (const path of ['/test-payments/stripe.js', '/innboks', '/innboks/inbox.css'])
    expect((await ask('GET', path)).status, path).toBe(200)
})

test("while the database is away, the shop's server gets 503 with Retry-After from the payment stand-in", async () => {
  const way = await databaseToLose()
  const sql = openDatabase(way.url, { max: 1, longestWait: 1000 })
  onTestFinished(() => sql.end({ timeout: 0 }))
  const pagesUrl = 'http://shop.test/test-payments'
  const provider = await createTestPayments({ sql, webhookUrl: null, pagesUrl, ...testKeys })
  onTestFinished(provider.stop)
  way.cut()
  const headers = { authorization: `Bearer ${testKeys.secretKey}` }
  const calls = [
    ['POST', '/v1/payment_intents'],
    ['POST', '/v1/payment_intents/pi_1'],
    ['POST', '/v1/refunds'],
    ['GET', '/v1/payment_intents/pi_1'],
    ['GET', '/v1/disputes'],
    ['GET', '/v1/balance'],
  ] as const
  const refused = async ([method, path]: (typeof calls)[number]) => {
    const answer = await provider.api.request(path, { method, headers })
    expect([answer.status, answer.headers.get('retry-after')], path).toEqual([503, '1'])
    expect(await answer.json()).toMatchObject({ error: { type: 'api_error' } })
  }
  await Promise.all(calls.map(refused))
})
