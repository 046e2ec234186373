import pino from 'pino'
import { type TestContext, test, vi } from 'vitest'
import { stockedDatabase } from '../../modules/shared/test-database.ts'
import { openShop } from '../start-shop.ts'
import { administrator } from '../testing/administrator.ts'
import { webConfig } from '../testing/test-config.ts'
import { listener } from '../testing/test-shop-queries.ts'

const soon = { timeout: 15_000, interval: 50 }

/** A ready shop with a database of its own, whose pages tell how many were made, and show the first patch. */
async function freshShop({ expect, onTestFinished }: TestContext) {
  const { sql, url, close } = await stockedDatabase()
  onTestFinished(close)
  let rendered = 0
  const shop = await openShop(webConfig(url), pino({ level: 'silent' }), {
    render: async (_request, { catalogue: { read, shown } }) => {
      rendered += 1
      shown(await read(({ byId }) => byId.slice(0, 1)))
      return new Response(String(rendered))
    },
    files: { find: () => undefined, serve: () => undefined },
    isPage: () => true,
    keptAddress: async (url) => url.pathname,
  })
  onTestFinished(shop.stop)
  const call = async (path: string, init?: RequestInit) =>
    shop.app.fetch(new Request(`http://shop.test${path}`, init))
  const readiness = async () => (await call('/readyz')).status
  const pagesMade = async () => Number(await (await call('/')).text())
  const sendJson = (method: string, path: string, body: object, headers = {}) =>
    call(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  /** Logs staff in, and returns what changes a patch: by default the first, which the page shows. */
  async function staffChange(id = 1) {
    const login = await sendJson('POST', '/api/admin/login', administrator)
    const { token } = (await login.json()) as { token: string }
    return async (change: { price: number } | { stockChange: number }) => {
      const staff = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() }
      const answer = await sendJson('PATCH', `/api/admin/products/${id}`, change, staff)
      expect(answer.status).toBe(200)
    }
  }

  // The shop listens only from here on; before, every change may have been missed.
  await expect.poll(readiness, soon).toBe(200)
  const made = await pagesMade()
  expect(await pagesMade()).toBe(made)
  const { live } = shop.app.catalogue
  return { sql, live, readiness, pagesMade, made, staffChange }
}

test.concurrent.for([
  ['its price', `price_ore = price_ore + 100`],
  ['that few are left', `stock = 3`],
  ['that none is left', `stock = 0`],
])(
  'a page is rendered again when any process changes of a patch %s',
  async ([_what, change], context) => {
    const { expect } = context
    const { sql, pagesMade, made } = await freshShop(context)
    await sql.unsafe(`update catalogue.products set ${change} where id = 1`)
    await expect.poll(pagesMade, soon).toBeGreaterThan(made)
  },
)

test.concurrent('a sale that a page does not show keeps the page', async (context) => {
  const { expect } = context
  const { sql, live, pagesMade, made } = await freshShop(context)
  const { stock } = live
  await sql`update catalogue.products set stock = 90 where id = 1`
  await sql`update catalogue.products set stock = 2 where id = 2`
  await expect.poll(() => [stock.unitsOf(1), stock.unitsOf(2)], soon).toEqual([90, 2])
  expect(await pagesMade()).toBe(made)
})

test.concurrent('a change of a patch that a page does not show keeps the page, for staff too', async (context) => {
  const { expect } = context
  const { sql, live, pagesMade, made, staffChange } = await freshShop(context)
  const change = await staffChange(2)
  await change({ price: 61 })
  expect(await pagesMade()).toBe(made)
  await sql`update catalogue.products set price_ore = 7700 where id = 3`
  const third = async () => (await live.snapshot()).withId.get(3)
  await expect.poll(third, soon).toMatchObject({ price: 77 })
  expect(await pagesMade()).toBe(made)
  await (await staffChange())({ price: 62 })
  expect(await pagesMade()).toBe(made + 1)
})

test.concurrent('a shop whose listening connection is dead does not serve stale pages', async (context) => {
  const { expect } = context
  const { sql, readiness, pagesMade, made } = await freshShop(context)
  const pid = await listener(sql)
  process.kill(pid, 'SIGSTOP')
  try {
    await expect.poll(readiness, soon).toBe(503)
    await sql`update catalogue.products set price_ore = price_ore + 100 where id = 1`
    await expect.poll(pagesMade, soon).toBeGreaterThan(made)
  } finally {
    process.kill(pid, 'SIGCONT')
  }
})

test.concurrent('a page is rendered again after a change during a lost connection', async (context) => {
  const { expect } = context
  const { sql, pagesMade, made } = await freshShop(context)
  await sql`select pg_terminate_backend(${await listener(sql)})`
  await sql`update catalogue.products set price_ore = price_ore + 100 where id = 1`
  await expect.poll(pagesMade, soon).toBeGreaterThan(made)
})

test.concurrent('staff see their change of a price in the next page, and of the last units soon', async (context) => {
  const { expect } = context
  const { sql, live, pagesMade, made, staffChange } = await freshShop(context)
  const changeFirst = await staffChange()
  await changeFirst({ price: 61 })
  const priced = await pagesMade()
  expect(priced).toBe(made + 1)
  await sql`update catalogue.products set stock = 90 where id = 1`
  const { stock } = live
  await expect.poll(() => stock.unitsOf(1), soon).toBe(90)
  const before = await pagesMade()
  await changeFirst({ stockChange: -87 })
  await expect.poll(pagesMade, soon).toBe(before + 1)
})

test.concurrent("staff's change of a stock keeps the pages that show the same, and the snapshot", async (context) => {
  const { expect } = context
  const { sql, live, pagesMade, made, staffChange } = await freshShop(context)
  const changeFirst = await staffChange()
  const snapshot = await live.snapshot()
  await sql`update catalogue.products set stock = 90 where id = 1`
  await changeFirst({ stockChange: 7 })
  expect(live.stock.unitsOf(1)).toBe(97)
  expect(await live.snapshot()).toBe(snapshot)
  expect(await pagesMade()).toBe(made)
})

test.concurrent('a page is invalidated before staff get the answer to their change, even if the notification is late', async (context) => {
  const { expect } = context
  const { sql, pagesMade, made, staffChange } = await freshShop(context)
  const changeFirst = await staffChange()
  const pid = await listener(sql)
  process.kill(pid, 'SIGSTOP')
  try {
    await changeFirst({ price: 61 })
    expect(await pagesMade()).toBeGreaterThan(made)
  } finally {
    process.kill(pid, 'SIGCONT')
  }
})

test('a page has the exact numbers of units ten seconds later, such as for a detail', async (context) => {
  const { expect } = context
  const { pagesMade, made, staffChange } = await freshShop(context)
  vi.useFakeTimers({ toFake: ['performance'] })
  context.onTestFinished(() => void vi.useRealTimers())
  const changeFirst = await staffChange()
  await changeFirst({ price: 61 })
  await expect.poll(pagesMade, soon).toBe(made + 1)
  await changeFirst({ stockChange: 1 })
  vi.advanceTimersByTime(9900)
  expect(await pagesMade()).toBe(made + 1)
  vi.advanceTimersByTime(1100)
  await expect.poll(pagesMade, soon).toBe(made + 2)
})
