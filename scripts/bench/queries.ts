import type { Pool } from '../../modules/shared/transaction.ts'

/** Enough of every patch, so that a trial does not run out. */
export async function fillStock(sql: Pool, units: number): Promise<void> {
  await sql`
    update catalogue.products
    set stock = ${units}
  `
}

export type Books = { unitsLeft: number; unitsSold: number; orders: number; charges: number }

/** What is left of all patches, and what was sold and charged for them, in øre. */
export async function books(sql: Pool): Promise<Books> {
  const [row] = await sql<Books[]>`
    select
      (select sum(stock)::int from catalogue.products) as "unitsLeft",
      (
        select coalesce(sum(l.quantity), 0)::int
        from checkout.orders o
        join checkout.order_lines l on l.order_id = o.id and l.revision = o.revision
        where o.payment = 'paid'
      ) as "unitsSold",
      (
        select coalesce(sum(r.total), 0)::int
        from checkout.orders o
        join checkout.order_revisions r on r.order_id = o.id and r.revision = o.revision
        where o.payment = 'paid'
      ) as orders,
      (
        select coalesce(sum((body ->> 'amount')::int - (body ->> 'amount_refunded')::int), 0)::int
        from test_payments.objects
        where kind = 'charge'
      ) as charges
  `
  if (!row) throw new Error('There are no books')
  return row
}
