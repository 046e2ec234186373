import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { seedIfEmpty } from '../../../modules/catalogue/seed.ts'
import { checkoutFigures } from '../../../modules/checkout/index.ts'
import { databaseOfFile, stockedDatabase } from '../../../modules/shared/test-database.ts'
import { freePort } from '../../stand-ins/free-port.ts'
import { type Shop, startShop } from '../../start-shop.ts'
import { testSite, webConfig } from '../../testing/test-config.ts'
import { failMail, newPaidOrder } from '../../testing/test-order-queries.ts'

const database = await databaseOfFile(stockedDatabase)
let shop: Shop
let metricsPort: number
let dataDir: string
const lines: Record<string, unknown>[] = []

beforeAll(async () => {
  await seedIfEmpty(database.sql)
  await failMail(database.sql, 1, 'withdrawal')
  metricsPort = await freePort()
  dataDir = await mkdtemp(join(tmpdir(), 'russpatcher-metrics-'))
  const config = webConfig(database.url, {
    METRICS_PORT: String(metricsPort),
    DATA_DIR: dataDir,
    SHOP_ROLE: 'all',
  })
  const isPage = ({ pathname }: URL) => pathname === '/products'
  const site = { ...testSite, isPage, cachedAddress: async () => undefined }
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(JSON.parse(line)) })
  shop = await startShop({ ...config, port: 0 }, log, {}, Promise.resolve(site))
})
afterAll(async () => {
  await shop.stop()
  await rm(dataDir, { recursive: true })
})

const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${shop.port}${path}`, init)
const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()

/** The value of a metric with these labels, in Prometheus' form. */
function metricIn(text: string, name: string, labels: Record<string, string>): number | undefined {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  const line = text
    .split('\n')
    .find((one) => one.startsWith(`${name}{`) && wanted.every((label) => one.includes(label)))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

test('only GET /metrics is answered', async () => {
  const statusOf = async (path: string, init?: RequestInit) =>
    (await fetch(`http://127.0.0.1:${metricsPort}${path}`, init)).status
  expect(await statusOf('/metrics')).toBe(200)
  expect(await statusOf('/metrics', { method: 'POST' })).toBe(404)
  expect(await statusOf('/metrics', { method: 'HEAD' })).toBe(404)
  expect(await statusOf('/metrics?a=1')).toBe(404)
  expect(await statusOf('/')).toBe(404)
  expect((await ask('/metrics')).status).toBe(404)
})

test('requests are counted by method, route and status, whatever path visitors ask for', async () => {
  await ask('/api/cart', { headers: { 'x-session-id': 'session_of_the_test' } })
  await ask('/api/cart/12', { method: 'DELETE' })
  await ask('/products?search=elg')
  await ask('/kari@example.com')
  await ask('/api/kari')
  const text = await metrics()
  const name = 'russpatcher_http_request_duration_seconds_count'
  const counted = (method: string, route: string, status: string) =>
    metricIn(text, name, { method, route, status })
  expect(counted('GET', 'getCart', '200')).toBe(1)
  expect(counted('DELETE', 'removeCartItem', '400')).toBe(1)
  expect(counted('GET', '/products', '200')).toBe(1)
  expect(counted('GET', 'unknown', '404')).toBeGreaterThanOrEqual(2)
  expect(text).not.toMatch(/kari|elg/)
})

test('direct answers are counted by route and status, and as hits of their cache', async () => {
  const first = await ask('/api/products')
  await first.text()
  const etag = first.headers.get('etag') ?? ''
  await (await ask('/api/products')).text()
  await ask('/api/products', { headers: { 'if-none-match': etag } })
  const text = await metrics()
  for (const status of ['200', '304']) {
    const labels = { method: 'GET', route: 'listProducts', status }
    expect(metricIn(text, 'russpatcher_http_direct_answers_total', labels)).toBe(1)
  }
  const cache = { cache: 'known' }
  expect(metricIn(text, 'russpatcher_cache_hits_total', cache)).toBe(2)
  expect(metricIn(text, 'russpatcher_cache_misses_total', cache)).toBe(1)
})

test('a direct answer has a new id, or that of a trusted proxy', async () => {
  await (await ask('/api/categories')).text()
  const id = crypto.randomUUID()
  const idFor = async (given: string) => {
    const { headers } = await ask('/api/categories', { headers: { 'x-request-id': given } })
    return headers.get('x-request-id')
  }
  expect(await idFor(id)).toBe(id)
  expect(await idFor('kari-nordmann-40000000')).toMatch(/^[0-9a-f-]{36}$/)
})

test('each answer is logged in one line, under the id that it carries, without what the visitor sent', async () => {
  const answer = await ask('/products?search=elg', {
    headers: {
      'x-forwarded-for': '203.0.113.7',
      'user-agent': 'elg',
      'x-request-id': 'elg-40000000',
    },
  })
  const requestId = answer.headers.get('x-request-id')
  const [line, ...others] = lines.filter((one) => one.requestId === requestId)
  expect(others).toEqual([])
  expect(line).toMatchObject({ method: 'GET', route: '/products', status: 200 })
  expect(line?.ms).toBeTypeOf('number')
  expect(JSON.stringify(line)).not.toMatch(/elg|203\.0\.113/)
})

test('a direct answer is logged in one line, too, at level debug', async () => {
  await (await ask('/api/products?ids=1')).text()
  const first = await ask('/api/products?ids=1')
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  for (const answer of [first, await ask('/api/products?ids=1', { headers })]) {
    const requestId = answer.headers.get('x-request-id')
    const [line, ...others] = lines.filter((one) => one.requestId === requestId)
    expect(others).toEqual([])
    expect(line).toMatchObject({ level: 20, method: 'GET', route: 'listProducts' })
    expect(line).toMatchObject({ status: answer.status, ms: expect.any(Number) })
    expect(JSON.stringify(line)).not.toContain('ids')
  }
})

test('paid orders, and those without a receipt after ten minutes, are counted', async () => {
  const { sql } = database
  const now = new Date('2026-05-10T10:30:00Z')
  const before = await checkoutFigures(sql, now)
  const id = await newPaidOrder(sql, { at: '2026-05-10T10:15:00Z' })
  const old = await newPaidOrder(sql, { at: '2026-04-10T10:15:00Z' })
  await newPaidOrder(sql, { at: '2026-05-10T10:25:00Z' })
  const counted = await checkoutFigures(sql, now)
  expect(counted.paidOrders - before.paidOrders).toBe(3)
  expect(counted.withoutReceipt).toBe(2)
  const withoutReceipt = async () => (await checkoutFigures(sql, now)).withoutReceipt
  await sql`update post.mails set sent_at = ${now} where kind = 'receipt' and about = ${id}`
  expect(await withoutReceipt()).toBe(1)
  await failMail(sql, old, 'receipt')
  expect(await withoutReceipt()).toBe(0)
  await sql`update post.mails set sent_at = ${now}, failed_at = null where kind = 'receipt' and about = ${old}`
  await sql`insert into post.mails (kind, about, number, due_at) values ('receipt', ${old}, 2, '2026-05-01')`
  expect(await withoutReceipt()).toBe(0)
})

test('failed refunds and mails, stuck payments, refused payments and held units are counted', async () => {
  const { sql } = database
  const now = new Date('2026-05-12T10:30:00Z')
  const id = await newPaidOrder(sql, { at: '2026-05-12T10:15:00Z' })
  await failMail(sql, id, 'receipt')
  await sql`insert into checkout.holds (order_id, product_id, quantity) values (${id}, 1, 3)`
  await sql`
    insert into checkout.failed_payments (event_id, session_id, failed_at)
    values ('evt_1', 'session_1', ${now}), ('evt_2', 'session_1', ${now}::timestamptz - interval '2 hours')
  `
  await sql`
    insert into payments.refunds (order_id, number, amount, state, requested_at, failed_at, followed_up_at)
    values (${id}, 1, 100, 'failed', ${now}, ${now}, null), (${id}, 2, 100, 'failed', ${now}, ${now}, ${now})
  `
  await sql`
    insert into payments.stuck_payments (payment_intent_id, kind, since)
    values ('pi_1', 'refund', ${now}), ('pi_2', 'settlement', ${now})
  `
  expect(await checkoutFigures(sql, now)).toMatchObject({
    failedRefunds: 1,
    stuckPayments: 2,
    refusedPayments: 1,
    heldUnits: 3,
  })
})

test('failed mails are in the metric that the alert on failed mails reads, by kind', async () => {
  const counted = metricIn(await metrics(), 'russpatcher_failed_mails', { kind: 'withdrawal' })
  expect(counted).toBe(1)
})

describe('docs/monitoring', () => {
  const file = (name: string) =>
    readFileSync(new URL(`../../../docs/monitoring/${name}`, import.meta.url), 'utf8')
  const named = (text: string) =>
    new Set(
      [...text.matchAll(/\b(?:russpatcher|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
        name.replace(/_(bucket|sum|count)$/, ''),
      ),
    )

  test.each(['dashboard.json', 'alerts.yaml'])(
    'the shop exports all metrics of %s',
    async (name) => {
      const text = file(name)
      const parsed = name.endsWith('.json') ? JSON.parse(text) : parse(text)
      const names = named(JSON.stringify(parsed))
      expect(names.size).toBeGreaterThan(4)
      const exported = await metrics()
      expect([...names].filter((one) => !exported.includes(`# TYPE ${one} `))).toEqual([])
    },
  )
})
