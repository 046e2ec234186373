import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createIntentCache } from '../../../modules/payments/provider/intent-cache.ts'
import { createProviderCalls } from '../../../modules/payments/provider/payments.ts'
import { databaseOfFile } from '../../../modules/shared/test-database.ts'
import { watchDatabase } from '../database/database-watch.ts'
import { openStripe } from './open-stripe.ts'
import { watchQuotaOfCalls } from './quota-of-calls.ts'

const log = pino({ level: 'silent' })
const database = await databaseOfFile()

/** A process of the shop, as far as the others see it. */
async function startProcess() {
  const watch = watchDatabase(database.url, log)
  await vi.waitFor(() => expect(watch.isUp()).toBe(true), { timeout: 10_000 })
  return watch
}

/** Expects that a process which has just begun to count comes to this quota. */
async function expectQuota(calls: number) {
  const watched = await watchQuotaOfCalls(database.sql, 80, 50)
  await vi.waitFor(() => expect(watched.quota()).toBe(calls), { timeout: 20_000, interval: 50 })
  await watched.stop()
}

test('the processes of the shop share the calls to the provider, and one that ends leaves its quota', async () => {
  const first = await startProcess()
  await expectQuota(80)
  const others = [await startProcess(), await startProcess(), await startProcess()]
  await expectQuota(20)
  for (const one of others) await one.stop()
  await expectQuota(80)
  await first.stop()
})

test('a call that finds no slot fails as when the provider refuses it, and reaches it neither then nor again', async () => {
  let calls = 0
  const server = createServer((_request, answer) => {
    calls += 1
    answer.end('{"object": "list", "data": []}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const sdk = { host: '127.0.0.1', port, protocol: 'http' } as const
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { stripe, backgroundStripe } = openStripe({ secretKey: 'sk_test_x', sdk }, () => 0.001)
  const publicUrl = 'http://shop.test'
  const intentCache = createIntentCache()
  const sessions = { seal: async () => '', open: async () => undefined }
  const payments = createProviderCalls({ stripe, publicUrl, intentCache, sessions, log })
  expect(await payments.latest()).toBeUndefined()
  expect(calls).toBe(1)
  const inBackground = createProviderCalls({
    stripe: backgroundStripe,
    publicUrl,
    intentCache,
    sessions,
    log,
  })
  const refused = Promise.allSettled([payments.latest(), inBackground.latest()])
  await vi.advanceTimersByTimeAsync(30_000)
  for (const outcome of await refused)
    expect(outcome).toMatchObject({ reason: { code: 'payment_provider_error' } })
  expect(calls).toBe(1)
})
