import { expect, test } from 'vitest'
import { problemsOf } from './check-migration.ts'
import { migrationsBelow, modules } from './files.ts'

const migrations = await migrationsBelow(modules)

test.each(migrations)('$name stops no customer', ({ number, sql }) => {
  const earlier = migrations.filter((one) => one.number < number).map((one) => one.sql)
  expect(problemsOf(sql, earlier)).toEqual([])
})

test.each([
  ['create index by_name on shop.orders (name)', 'blocks writes'],
  ['create unique index by_name on shop.orders (name)', 'blocks writes'],
  ['lock table shop.orders', 'locks a table'],
  ['reindex table shop.orders', 'locks a table'],
  ['alter table shop.orders add column key uuid default gen_random_uuid()', 'rewrites the table'],
  ["alter table shop.orders add key integer default nextval('keys')", 'rewrites the table'],
  ['alter table shop.orders add column key bigserial', 'rewrites the table'],
  ['alter table shop.orders add column low text generated always as (lower(a)) stored', 'rewrites'],
  ['alter table shop.orders alter column total type bigint', 'rewrites the table'],
  ['alter table shop.orders\n  alter total set data type bigint', 'rewrites the table'],
  ['alter table shop.orders alter column name set not null', 'validate a check'],
  ['alter table shop.orders add column code text references shop.codes', 'not valid'],
  ['alter table shop.orders add constraint a check (total > 0)', 'not valid'],
  ['alter table shop.orders drop constraint a, add constraint a check (total > 0)', 'not valid'],
  ['alter table shop.orders add column a numeric(4, 2), add check (a > 0)', 'not valid'],
  ['alter table shop.orders add foreign key (code) references shop.codes', 'not valid'],
  ['alter table shop.orders add constraint a unique (name)', 'builds an index'],
])('%s is refused', (sql, message) => {
  expect(problemsOf(sql)).toEqual([expect.stringContaining(message)])
})

test.each([
  ['alter table a.a add b text; alter table a.c add b text', 'use a file for each'],
  [
    'alter table a.a add constraint b check (c > 0) not valid; alter table a.a validate constraint b',
    'a file of its own',
  ],
  ['create index concurrently by_a on a.a (a)', 'drop it concurrently before'],
  [
    'drop index concurrently if exists a.by_a; create table a.b (a text); create index concurrently by_a on a.a (a)',
    'a file of its own',
  ],
])('%s is refused for its neighbours', (sql, message) => {
  expect(problemsOf(sql)).toContainEqual(expect.stringContaining(message))
})

test.each([
  'create table a.b (id integer primary key, c text not null references a.d); create index e on a.b (c)',
  'create table a.b (c text); alter table a.b add d bigserial; insert into a.b (c) select lower(c) from a.d',
  "alter table a.b add column c text not null default 'alter table a.b rename'",
  'alter table a.b add column c timestamptz default now(), add d boolean not null default false',
  'alter table a.b validate constraint c',
  'alter table a.b add constraint c unique using index d',
  'alter table a.b add e text, alter f set default random()',
  'alter table a.b rename constraint c to d',
  'drop index concurrently if exists a.c;\ncreate index concurrently c on a.b (d);\n',
  'drop index concurrently if exists a.d;\ncreate index concurrently d on a.b (d);\ndrop index concurrently a.c;\nalter index a.d rename to c',
  'create function a.b() returns trigger language plpgsql as $$ begin update a.c set d = 1; end $$',
  '-- lock table a.b, å;\ncreate schema if not exists a',
])('%s is free', (sql) => {
  expect(problemsOf(sql)).toEqual([])
})

test('a column may become not null after a check', () => {
  const earlier = ['alter table a.b add constraint filled check (c is not null) not valid']
  expect(problemsOf('alter table a.b alter column c set not null', earlier)).toEqual([])
  expect(problemsOf('alter table a.b alter column d set not null', earlier)).toHaveLength(1)
  expect(problemsOf('alter table a.e alter column c set not null', earlier)).toHaveLength(1)
})
