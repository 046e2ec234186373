import pino from 'pino'
import { type TestContext, test } from 'vitest'
import { stockedDatabase } from '../../modules/shared/test-database.ts'
import { openShop } from '../start-shop.ts'
import { administrator } from '../testing/administrator.ts'
import { testSite, webConfig } from '../testing/test-config.ts'
import { listener } from '../testing/test-shop-queries.ts'

const soon = { timeout: 15_000, interval: 50 }

/** A ready shop with a database of its own, whose pages tell how many were rendered, and show the first patch. */
async function freshShop({ expect, onTestFinished }: TestContext) {
  const { sql, url, close } = await stockedDatabase()
  onTestFinished(close)
  let rendered = 0
  const shop = await openShop(webConfig(url), pino({ level: 'silent' }), {
    ...testSite,
    render: async (_request, { catalogue: { snapshot, shown } }) => {
      rendered += 1
      shown(snapshot.byId.slice(0, 1))
      return new Response(String(rendered))
    },
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

  /** Logs staff in, and returns what changes a patch. */
  async function staffChange() {
    const login = await sendJson('POST', '/api/admin/login', administrator)
    const { token } = (await login.json()) as { token: string }
    return async (change: { price: number } | { stockChange: number }) => {
      const staff = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() }
      const answer = await sendJson('PATCH', '/api/admin/products/1', change, staff)
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
  ['its stock', `stock = 3`],
])(
  'a page is rendered again when any process changes of a patch %s',
  async ([_what, change], context) => {
    const { expect } = context
    const { sql, pagesMade, made } = await freshShop(context)
    await sql.unsafe(`update catalogue.products set ${change} where id = 1`)
    await expect.poll(pagesMade, soon).toBeGreaterThan(made)
  },
)

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

test.concurrent('staff see their change of a price in the next page, and a change of the stock keeps the snapshot', async (context) => {
  const { expect } = context
  const { live, pagesMade, made, staffChange } = await freshShop(context)
  const changeFirst = await staffChange()
  await changeFirst({ price: 61 })
  expect(await pagesMade()).toBe(made + 1)
  const snapshot = await live.snapshot()
  const before = live.stock.unitsOf(1)
  await changeFirst({ stockChange: 7 })
  expect(live.stock.unitsOf(1)).toBe(before + 7)
  expect(await live.snapshot()).toBe(snapshot)
  await expect.poll(pagesMade, soon).toBe(made + 2)
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
