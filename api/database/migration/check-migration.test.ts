import { expect, test } from 'vitest'
import { problemsOf } from './check-migration.ts'
import { migrationsBelow, modules } from './files.ts'

/** Migrations up to this number were released before the rules. */
const lastFree = 76

const migrations = await migrationsBelow(modules)

test.each(migrations.filter(({ number }) => number > lastFree))(
  '$name stops no customer and leaves the previous version working',
  ({ number, sql }) => {
    const earlier = migrations.filter((one) => one.number < number).map((one) => one.sql)
    expect(problemsOf(sql, earlier)).toEqual([])
  },
)

const reason = '-- Two versions: 0.3.0 was the last to use it.'

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
])('%s is refused, whatever its reason', (sql, message) => {
  expect(problemsOf(`${reason}\n${sql}`)).toEqual([expect.stringContaining(message)])
})

test.each([
  'alter table shop.orders drop column name',
  'alter table shop.orders alter column name drop default',
  'alter table shop.orders alter column name drop not null',
  'alter table shop.orders drop constraint name_length',
  'alter table shop.orders add column name text not null',
  'alter table shop.orders add constraint a check (total > 0) not valid',
  'alter table shop.orders rename column name to title',
  'alter table shop.orders rename to sales',
  'alter table shop.orders set schema sales',
  'drop table shop.orders',
  'drop schema shop cascade',
  'drop index shop.by_name',
  'drop function shop.announce',
  'truncate shop.orders',
  'delete from shop.orders where id = 7',
  'insert into shop.orders (id) select id from shop.carts',
  "update shop.orders set name = 'x'",
  "update shop.orders set name = 'x' where id > 0",
  'create table shop.sums (a integer);\nwith gone as (delete from shop.orders returning 1) insert into shop.sums select 1 from gone',
  'create table shop.sums (a integer);\ninsert into shop.sums select shop.forget()',
  'create table shop.sums as select shop.forget() as forgotten',
  'do $$ begin update shop.orders set total = 1 where id > 0; end $$',
  'do $$ begin alter table shop.orders rename column name to title; end $$',
  'select shop.forget()',
  'call shop.forget()',
  'create trigger refuses before insert on shop.orders for each row execute function shop.refuse()',
  'create or replace function shop.total() returns integer language sql return 1',
  'create or replace view shop.paid as select 1 as id',
  'create materialized view shop.sums as select sum(total) from shop.orders',
  'drop index concurrently if exists shop.by_name;\ncreate unique index concurrently by_name on shop.orders (name)',
])('%s is refused without a reason', (sql) => {
  const lines = sql.split('\n')
  expect(problemsOf(sql)).toEqual([expect.stringContaining('previous version')])
  expect(problemsOf(lines.toSpliced(-1, 0, reason).join('\n'))).toEqual([])
})

test('a reason is of one form, and for one statement', () => {
  const dropped = 'drop table shop.orders;'
  expect(problemsOf(`-- Two versions:\n${dropped}`)).toHaveLength(1)
  expect(problemsOf(`-- 0.3.0 was the last to use it.\n${dropped}`)).toHaveLength(1)
  expect(problemsOf(`${reason}\ndrop table shop.carts;\n${dropped}`)).toHaveLength(1)
})

test.each([
  ['alter table a.a add b text; alter table a.c add b text', 'use a file for each'],
  [
    `${reason}
    alter table a.a add constraint b check (c > 0) not valid; alter table a.a validate constraint b`,
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
