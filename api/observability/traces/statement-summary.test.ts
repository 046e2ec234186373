import { expect, test } from 'vitest'
import { oneLine, summaryOf } from './statement-summary.ts'

test.each([
  ['begin', 'begin'],
  ['select pg_notify($1, $2)', 'select'],
  ['select * from cart.lines where session_id = $1', 'select cart.lines'],
  [
    'INSERT INTO "public"."rate_limits" (key) values ($1) on conflict do update set points = 1',
    'insert public.rate_limits',
  ],
  ['delete from checkout.holds where order_id = $1', 'delete checkout.holds'],
  [
    'with found as (select * from checkout.orders where id = $1 for update) update checkout.orders o set paid = true from found where o.total is distinct from excluded.total',
    'select checkout.orders update checkout.orders',
  ],
  [
    `insert into checkout.order_mails (order_id) -- from cart.lines
     select id from checkout.orders join cart.lines on true for no key update skip locked`,
    'insert checkout.order_mails select checkout.orders select cart.lines',
  ],
])('%s', (statement, summary) => {
  expect(summaryOf(oneLine(statement))).toBe(summary)
})
