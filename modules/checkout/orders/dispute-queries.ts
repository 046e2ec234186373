import type { Sql } from '../../shared/transaction.ts'

/** Whether a complaint `d` to the bank is open, or lost for the shop; statuses in the provider's terms. */
export const isAgainstShop = (sql: Sql) =>
  sql`d.status not in ('won', 'warning_closed', 'prevented')`

/** Whether the order `o` has such a complaint. */
export const isDisputed = (sql: Sql) => sql`
  exists (
    select
    from checkout.disputes d
    where d.order_id = o.id
      and ${isAgainstShop(sql)}
  )
`
