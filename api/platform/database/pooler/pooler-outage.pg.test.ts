import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { stockedDatabase, type TestDatabase } from '../../../../modules/shared/test-database.ts'
import { isPoolerTested } from '../../../../scripts/test/install/servers.ts'
import { type PgBouncer, startPgBouncer } from '../../../../scripts/test/pgbouncer.ts'
import type { OpenShop } from '../../../start-shop.ts'
import { openWebShop } from '../../../testing/test-config.ts'
import { isDatabaseDown, openDatabase } from '../database.ts'
import { awaitDatabase } from '../reaching/await-database.ts'

describe.runIf(isPoolerTested())('PgBouncer', () => {
  let database: TestDatabase
  let pooler: PgBouncer
  let shop: OpenShop

  beforeAll(async () => {
    database = await stockedDatabase()
    pooler = await startPgBouncer(inject('databaseUrl'))
    const urls = {
      DATABASE_URL: pooler.over(database.url),
      DATABASE_DIRECT_URL: database.url,
    }
    shop = await openWebShop(database.url, urls)
  })
  afterAll(async () => {
    await shop.stop()
    await pooler.stop()
    await database.close()
  })

  /** The status and `Retry-After` of an answer. */
  const ask = async (path: string) => {
    const headers = { 'x-session-id': `session_1763676000000_${crypto.randomUUID()}` }
    const response = await shop.app.fetch(new Request(`http://shop.test${path}`, { headers }))
    return [response.status, response.headers.get('retry-after')]
  }
  const answers = async (...paths: string[]) => Promise.all(paths.map(ask))
  const ok = [200, null]
  const unavailable = [503, '1']

  function clients(url: string, max: number) {
    const sql = openDatabase(url, { max, isPooled: true })
    onTestFinished(() => sql.end({ timeout: 0 }))
    return sql
  }

  test('while it is away, carts are refused with Retry-After; pages go on, and the shop recovers', async () => {
    await expect.poll(() => answers('/readyz', '/api/cart', '/products')).toEqual([ok, ok, ok])
    await pooler.kill()
    await expect.poll(() => ask('/readyz')).toEqual([503, null])
    expect(await answers('/api/cart', '/products', '/api/products', '/healthz')).toEqual([
      unavailable,
      ok,
      ok,
      ok,
    ])
    await pooler.restart()
    await expect.poll(() => answers('/readyz', '/api/cart')).toEqual([ok, ok])
  })

  test('while all its sessions are busy, carts are refused with Retry-After, and the process stays ready', async () => {
    await expect.poll(() => answers('/readyz', '/api/cart')).toEqual([ok, ok])
    const busy = clients(pooler.over(database.url), 3)
    const { promise: end, resolve: finish } = Promise.withResolvers<void>()
    const begun = Array.from({ length: 3 }, () => Promise.withResolvers<void>())
    const work = begun.map(({ resolve }) =>
      busy.begin(async (tx) => {
        await tx`select`
        resolve()
        await end
      }),
    )
    await Promise.all(begun.map(({ promise }) => promise))
    expect(await answers('/api/cart', '/products', '/readyz')).toEqual([unavailable, ok, ok])
    finish()
    await Promise.all(work)
    await expect.poll(() => ask('/api/cart')).toEqual(ok)
  })

  test('a connection beyond its limit is refused as by a database that is away', async () => {
    const small = await startPgBouncer(inject('databaseUrl'), { mostClients: 1 })
    onTestFinished(small.stop)
    const one = () => clients(small.over(database.url), 1)`select`
    // The start has looked whether it answers.
    await expect.poll(() => one().then(() => 'taken', String)).toBe('taken')
    const refused = await one().catch((error: unknown) => error)
    expect(refused).toMatchObject({ message: expect.stringMatching('max_client_conn') })
    expect(isDatabaseDown(refused)).toBe(true)
  })

  test('its code in an error of PostgreSQL is a fault, not an outage', async () => {
    const raise = "do $$ begin raise exception 'x' using errcode = '08P01'; end $$"
    const failure = await clients(database.url, 1)
      .unsafe(raise)
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: '08P01' })
    expect(isDatabaseDown(failure)).toBe(false)
  })

  test('without DATABASE_DIRECT_URL it is a mistake in the settings', async () => {
    const place = { setting: 'DATABASE_URL', url: pooler.over(database.url) } as const
    const log = { warn: vi.fn(), info: vi.fn() }
    const signal = new AbortController().signal
    await expect(awaitDatabase(place, { log, whenAway: vi.fn(), signal })).rejects.toThrow(
      /^DATABASE_URL: leads to a pooler: DATABASE_DIRECT_URL has to name the server itself$/,
    )
  })
})
