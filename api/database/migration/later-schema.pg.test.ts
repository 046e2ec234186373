import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { seedIfEmpty } from '../../../modules/catalogue/seed.ts'
import { testDatabase } from '../../../modules/shared/test-database.ts'
import type { Pool } from '../../../modules/shared/transaction.ts'
import { openShop } from '../../start-shop.ts'
import { webConfig } from '../../testing/test-config.ts'
import { testShop } from '../../testing/test-shop.ts'
import { ordersOf } from '../../testing/test-shop-queries.ts'
import { newShopper } from '../../testing/test-shopper.ts'
import { migrate } from '../migrate.ts'
import { migrationPlan } from './plan.ts'

/** A migration of a later version: each table gets a column that this version does not know. */
const later = `
  create table checkout.later (id integer primary key);
  do $$
  declare each record;
  begin
    for each in
      select schemaname, tablename
      from pg_tables
      where schemaname in ('catalogue', 'cart', 'checkout', 'newsletter', 'contact', 'admin')
    loop
      execute format(
        'alter table %I.%I add column later text not null default ''x''',
        each.schemaname, each.tablename
      );
    end loop;
  end
  $$;
`
const folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'migrations-'))}/`)
beforeAll(() => {
  mkdirSync(new URL('a/migrations/', folder), { recursive: true })
  writeFileSync(new URL('a/migrations/9999_later.sql', folder), later)
})
afterAll(() => rmSync(folder, { recursive: true }))

const migrateLater = (sql: Pool) => migrate(sql, { folder })

test('a shop sells on while a later version migrates', async () => {
  const shop = await testShop()
  onTestFinished(() => shop.close())
  const authorization = `Bearer ${await shop.token()}`
  const buy = async () => {
    const shopper = newShopper(shop)
    await shopper.put(2)
    expect(await shopper.cart()).toHaveLength(1)
    expect((await shopper.confirm(await shopper.paid(1))).status).toBe(200)
    await shop.work()
    expect(await ordersOf(shop.sql, shopper.session)).toMatchObject([{ payment: 'paid' }])
    for (const list of ['orders', 'summary', 'products', 'newsletter-subscribers', 'campaigns'])
      expect(
        (await shop.call('GET', `/api/admin/${list}`, { headers: { authorization } })).status,
      ).toBe(200)
  }
  // Its connections have prepared their statements by then.
  for (let time = 0; time < 3; time++) await buy()
  await migrateLater(shop.sql)
  for (let time = 0; time < 3; time++) await buy()
})

test('a shop starts on the schema of a later version, and leaves it alone', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  await seedIfEmpty(database.sql)
  await migrateLater(database.sql)
  const noSite = {
    render: async () => new Response(),
    isPage: () => true,
    keptAddress: async () => undefined,
    files: { find: () => undefined, serve: () => undefined },
  }
  const shop = await openShop(webConfig(database.url), pino({ level: 'silent' }), noSite)
  onTestFinished(() => shop.stop())
  await shop.app.catalogue.prepare()
  expect(await migrationPlan(database.sql)).toEqual({
    lines: [
      'Unknown, from another version of the shop: 9999_later.sql',
      'The database is up to date.',
    ],
    isPossible: true,
  })
})
