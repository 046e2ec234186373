import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { databaseOfFile, stockedDatabase } from '../../../modules/shared/test-database.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { waitingFor, whileLocked } from '../../testing/table-lock-queries.ts'
import { openWebShop } from '../../testing/test-config.ts'

const database = await databaseOfFile(stockedDatabase)
const settings = { DATABASE_POOL: '2', DATABASE_LIMITS_POOL: '1' }
const shop = await openWebShop(database.url, settings)
afterAll(() => shop.stop())

const ask = (path: string, init: RequestInit = {}) =>
  shop.app.fetch(new Request(`http://shop.test${path}`, init))
const headers = () => ({
  'x-session-id': `session_1763676000000_${crypto.randomUUID()}`,
  'content-type': 'application/json',
})

/** Runs `work` while no statement on carts ends. */
const whileCartsAreSlow = (work: () => Promise<void>) =>
  whileLocked(database.sql, 'cart.lines', work)
const waitingForCarts = () => waitingFor(database.sql, 'cart.lines')

/** Stops the clock of waits for established connections: only `pass` ends one. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
/** Resolves when this many timers run. `expect.poll` would advance the stopped clock. */
async function timersAre(count: number): Promise<void> {
  while (vi.getTimerCount() !== count) await turn()
}

const askForPayment = () => ask('/api/orders/RP-ABCD1234/payment', { headers: headers() })
/** Counted apart from payments: counts of one limit would wait for each other without a connection. */
const askForDiscount = () =>
  ask('/api/check-discount', { method: 'POST', headers: headers(), body: '{"code": "3FOR2"}' })

test('a request that waits a second for a connection is answered 503 with Retry-After', async () => {
  await expect.poll(async () => (await ask('/readyz')).status).toBe(200)
  expect(await (await ask('/products')).text()).toBe('a page')
  let slow: Promise<Response[]> | undefined
  await whileCartsAreSlow(async () => {
    const cart = () => ask('/api/cart', { headers: headers() })
    slow = Promise.all([cart(), cart()])
    await expect.poll(waitingForCarts).toBe(2)
    const refused = await askForPayment()
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('1')
    expect(await refused.json()).toMatchObject({ code: 'unavailable' })
    const picture = await ask('/patches/999998-0123456789.svg')
    expect(picture.status).toBe(503)
    expect(picture.headers.get('retry-after')).toBe('1')
    expect((await ask('/products')).status).toBe(200)
    expect((await ask('/readyz')).status).toBe(200)
  })
  expect((await slow)?.map(({ status }) => status)).toEqual([200, 200])
})

test('all waits of a request together are at most a second', async () => {
  await expect.poll(async () => (await ask('/readyz')).status).toBe(200)
  let slow: Promise<Response[]> | undefined
  await whileCartsAreSlow(async () => {
    const cart = () => ask('/api/cart', { headers: headers() })
    slow = Promise.all([cart(), cart()])
    await expect.poll(waitingForCarts).toBe(2)
    const ended: string[] = []
    const answered = async (name: string, answer: Response | Promise<Response>) => {
      const { status } = await answer
      ended.push(name)
      return status
    }
    const both: Promise<number>[] = []
    await whileLocked(database.sql, 'public.rate_limits', async () => {
      both.push(answered('has not waited', askForPayment()))
      await expect.poll(() => waitingFor(database.sql, 'public.rate_limits')).toBe(1)
      stopClock()
      both.push(answered('has waited', askForDiscount()))
      await timersAre(1)
      await pass(800)
    })
    // Both now wait for the same connections. The timer of the first wait is left as well.
    await timersAre(3)
    await pass(300)
    await Promise.race(both)
    expect(ended).toEqual(['has waited'])
    await pass(700)
    expect(await Promise.all(both)).toEqual([503, 503])
  })
  await slow
})

test('a call that pays waits five seconds, so that a rush refuses buyers last', async () => {
  await expect.poll(async () => (await ask('/readyz')).status).toBe(200)
  let paying: Response | Promise<Response> | undefined
  await whileLocked(database.sql, 'public.rate_limits', async () => {
    void askForDiscount()
    await expect.poll(() => waitingFor(database.sql, 'public.rate_limits')).toBe(1)
    stopClock()
    paying = ask('/api/send-order-confirmation', {
      method: 'POST',
      headers: headers(),
      body: '{}',
    })
    const writing = ask('/api/contact', { method: 'POST', headers: headers(), body: '{}' })
    await pass(1200)
    expect((await writing).status).toBe(503)
    await pass(3500)
    vi.useRealTimers()
  })
  expect((await paying)?.status).toBe(400)
})

test('a plain query never waits behind another one on its connection', async () => {
  const sql = openDatabase(database.url, { max: 1, longestWait: 500 })
  await sql`select 1`
  let slow: PromiseLike<unknown> | undefined
  await whileCartsAreSlow(async () => {
    slow = sql`select from cart.lines`.execute()
    await expect.poll(waitingForCarts).toBe(1)
    const waiting = [sql`select 2`, sql.begin((tx) => tx`select 3`), sql.reserve()]
    for (const outcome of await Promise.allSettled(waiting))
      expect(outcome).toMatchObject({ reason: { code: 'CONNECTION_WAIT' } })
  })
  await slow
  expect(await sql`select 4 as n`).toEqual([{ n: 4 }])
  await sql.end()
})

test('a blocked event loop does not use up the wait for a connection', async () => {
  // Leaves a busy machine almost a second and a half after the block.
  const longestWait = 1500
  const sql = openDatabase(database.url, { max: 1, longestWait })
  onTestFinished(() => sql.end({ timeout: 0 }))
  await sql`select 1`
  const slow = sql`select pg_sleep(0.05)`.execute()
  const waiting = [sql`select 2 as n`.execute(), sql.begin((tx) => tx`select 3 as n`)]
  await Promise.resolve()
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, longestWait + 300)
  await slow
  expect(await Promise.all(waiting)).toEqual([[{ n: 2 }], [{ n: 3 }]])
})
