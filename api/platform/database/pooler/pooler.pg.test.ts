import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { emptyDatabase, type TestDatabase } from '../../../../modules/shared/test-database.ts'
import { placeOrder } from '../../../../scripts/rehearsal/buyer.ts'
import { isPoolerTested } from '../../../../scripts/test/install/servers.ts'
import { type PgBouncer, startPgBouncer } from '../../../../scripts/test/pgbouncer.ts'
import { freePort } from '../../../stand-ins/free-port.ts'
import { createMailStore } from '../../../stand-ins/inbox/store.ts'
import { type Shop, startShop } from '../../../start-shop.ts'
import { testSite } from '../../../testing/test-config.ts'
import { pictureForm } from '../../../testing/test-pictures.ts'
import { loadConfig } from '../../settings/config.ts'
import { openDatabase, sessionLimits } from '../database.ts'
import { reachDatabase } from '../reaching/reach-database.ts'

const password = 'rosa-elefant-17'
const log = pino({ level: 'silent' })

describe.runIf(isPoolerTested())('a shop behind PgBouncer in transaction mode', () => {
  let database: TestDatabase
  let pooler: PgBouncer
  let folder: string
  /** Two processes that share nothing but the database and the folder; the second one has no jobs. */
  let shops: Shop[] = []

  beforeAll(async () => {
    database = await emptyDatabase()
    pooler = await startPgBouncer(inject('databaseUrl'), { longestWait: 30 })
    folder = await mkdtemp(join(tmpdir(), 'russpatcher-pooler-'))
    shops = await Promise.all([startProcess('all'), startProcess('web')])
  })
  afterAll(async () => {
    for (const shop of shops) await shop.stop()
    await pooler.stop()
    await database.close()
    await rm(folder, { recursive: true })
  })

  /** Starts as api/server.ts does, on an empty database. */
  async function startProcess(role: string): Promise<Shop> {
    const config = loadConfig({
      DATABASE_URL: pooler.over(database.url),
      DATABASE_DIRECT_URL: database.url,
      DATA_DIR: folder,
      ADMIN_PASSWORD: password,
      CAMPAIGN_DELAY_SECONDS: '0',
      CAMPAIGN_MAILS_PER_SECOND: '1000',
      PORT: String(await freePort()),
      SHOP_ROLE: role,
    })
    const waiting = { log, whenAway: vi.fn(), signal: new AbortController().signal }
    await reachDatabase({ ...config, databaseUrl: pooler.over(database.url) }, waiting)
    return startShop(config, log, { undelayed: true }, Promise.resolve(testSite))
  }

  const urlOf = (process: number) => `http://127.0.0.1:${shops[process]?.port}`
  const mailsTo = async (part: string) =>
    (await createMailStore(join(folder, 'mail')).newest()).filter(({ mail }) =>
      mail.to?.some(({ address }) => address?.includes(part)),
    )

  async function staff(method: string, path: string, body?: object) {
    const json = { 'content-type': 'application/json' }
    const login = await fetch(`${urlOf(0)}/api/admin/login`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ username: 'admin', password }),
    })
    const { token } = (await login.json()) as { token: string }
    return fetch(`${urlOf(0)}/api/admin/${path}`, {
      method,
      headers: { ...json, authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    })
  }

  /** A client with one connection to the pooler. */
  function client() {
    const sql = openDatabase(pooler.over(database.url), { max: 1, isPooled: true })
    onTestFinished(() => sql.end({ timeout: 5 }))
    return sql
  }

  test('statements that a client sends at once are all answered', { timeout: 20_000 }, async () => {
    const sql = client()
    for (let round = 0; round < 10; round++) {
      const rows = await Promise.all([sql`select 1 as n`, sql`select ${2}::int as n`])
      expect(rows.flat()).toEqual([{ n: 1 }, { n: 2 }])
    }
  })

  test('orders that are placed at once are paid, with a receipt each', async () => {
    const buyers = Array.from({ length: 6 }, (_, index) => `buyer${index}@example.com`)
    // A patch each: how long buyers of one patch wait for each other is not the pooler's doing.
    const buy = (customerEmail: string, index: number) =>
      placeOrder(urlOf(index % 2), { customerEmail, productId: index + 1, providerUrl: urlOf(0) })
    const numbers = await Promise.all(buyers.map(buy))
    const paid = await database.sql`
      select order_number
      from orders.orders
      where payment = 'paid'
    `
    expect(paid.map((order) => order.order_number).sort()).toEqual(numbers.sort())
    await expect.poll(async () => (await mailsTo('buyer')).length).toBe(buyers.length)
    const subjects = (await mailsTo('buyer')).map(({ mail }) => mail.subject).join()
    for (const number of numbers) expect(subjects).toContain(number)
  })

  test('a change by staff reaches the other process', async () => {
    const list = async () => (await fetch(`${urlOf(1)}/api/products`)).text()
    expect(await list()).not.toContain('"price":1234,')
    expect((await staff('PATCH', 'products/1', { price: 1234 })).status).toBe(200)
    await expect.poll(list).toContain('"price":1234,')
  })

  test('an uploaded picture is shown by the other process', async () => {
    const body = await pictureForm()
    const headers = { 'x-session-id': `session_1763676000000_${crypto.randomUUID()}` }
    const sent = await fetch(`${urlOf(0)}/api/custom-images`, { method: 'POST', headers, body })
    const { id } = (await sent.json()) as { id: string }
    expect((await fetch(`${urlOf(1)}/api/custom-images/${id}`, { headers })).status).toBe(200)
  })

  test('a campaign reaches each subscriber once', async () => {
    const subscribe = (_: unknown, index: number) =>
      fetch(`${urlOf(index % 2)}/api/subscribe-newsletter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `reader${index}@example.com` }),
      })
    await Promise.all(Array.from({ length: 20 }, subscribe))
    const campaign = { subject: 'Nytt i mai', content: 'Hei', senderName: 'russpatcher.no' }
    expect((await staff('POST', 'send-campaign', campaign)).status).toBe(200)
    const first = async () => (await (await staff('GET', 'campaigns?limit=1')).json())[0]
    await expect.poll(first).toMatchObject({ state: 'done', sent: 20 })
    expect(await mailsTo('reader')).toHaveLength(20)
  })

  test('its sessions have the time limits of the shop', async () => {
    const clients = [client(), client(), client()]
    const seen = new Map<number, Record<string, number>>()
    // Nested, so that each has a session of its own. What the other tests set for a session would show here.
    const inSession = async (depth: number): Promise<void> => {
      await clients[depth]?.begin(async (tx) => {
        const [row] = await tx<{ pid: number; limits: Record<string, number> }[]>`
          select
            pg_backend_pid() as pid,
            json_object_agg(name, setting::int) as limits
          from pg_settings
          where name in ${tx(Object.keys(sessionLimits))}
        `
        if (row) seen.set(row.pid, row.limits)
        await inSession(depth + 1)
      })
    }
    await expect
      .poll(async () => {
        await inSession(0)
        return seen.size
      })
      .toBe(3)
    expect([...seen.values()]).toEqual([sessionLimits, sessionLimits, sessionLimits])
  })
})
