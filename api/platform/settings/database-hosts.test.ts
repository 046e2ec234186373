import { expect, test } from 'vitest'
import type { Pool } from '../../../modules/shared/transaction.ts'
import { openDatabase } from '../database/database.ts'
import { databaseHosts } from './database-hosts.ts'

test.each([
  ['postgres://db', ['db'], [5432]],
  ['postgresql://shop:secret@db.example:5433/shop', ['db.example'], [5433]],
  ['postgres://shop:100%25@my_db/shop?sslmode=require', ['my_db'], [5432]],
  ['postgres://shop:a@b@db/shop', ['db'], [5432]],
  ['postgres://one:5433,two/shop?target_session_attrs=read-write', ['one', 'two'], [5433, 5432]],
  ['postgres://shop:secret@[2001:db8::1]:5433/shop', ['2001:db8::1'], [5433]],
  ['postgres://[::1],[::2]:5433/shop', ['::1', '::2'], [5432, 5433]],
])('the client connects to the servers of %s', (url, host, port) => {
  expect(databaseHosts(url)).toEqual({ host, port })
  const { options } = openDatabase(url) as Pool & { options: object }
  expect(options).toMatchObject({ host, port })
})

test.each([
  'postgres://',
  'postgres:///shop',
  'mysql://shop:secret@db/shop',
  'postgres://shop:secret@db.example:99999/shop',
  'postgres://shop:secret@db:0/shop',
  'postgres://shop:100%@db/shop',
  'postgres://shop:se/cret@db/shop',
  'postgres://shop:se#cret@db/shop',
  'postgres://[2001:db8::g]/shop',
  'postgres://2001:db8::1/shop',
  'postgres://one,/shop',
  'postgres://one,two:x/shop',
  'postgres://one two/shop',
  'postgres://one,two/shop?target_session_attrs=standby',
])('%s is refused', (url) => {
  expect(databaseHosts(url)).toBeUndefined()
})
