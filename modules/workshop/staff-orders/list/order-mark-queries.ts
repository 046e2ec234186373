import { isAgainstShop } from '../../../payments/index.ts'
import type { operations } from '../../../shared/contract/api.d.ts'
import type { Fragment, Sql } from '../../../shared/transaction.ts'
import { isOpenRound, isUnapproved } from '../../sewing/unapproved-queries.ts'

type Mark = NonNullable<operations['listOrders']['parameters']['query']>['mark']

/** Whether few orders have the mark. Own pictures may be on every order. */
export const isRareMark = (mark: Mark): boolean => mark !== undefined && mark !== 'custom'

/** The condition for the orders with a mark; default: all. */
export function markFilter(sql: Sql, mark: Mark) {
  switch (mark) {
    case undefined:
      return sql`true`
    case 'refunded':
      return sql`refunded_amount is not null`
    case 'disputed':
      return isOneOf(
        sql,
        sql`select d.order_id from payments.disputes d where ${isAgainstShop(sql)}`,
      )
    case 'unapproved':
      // Without a refund, all units of a round are still to be sewn, so the longer condition decides about few orders.
      return sql`(
        status <> 'cancelled'
        and ${isOneOf(sql, sql`select p.order_id from workshop.proofs p where ${isOpenRound(sql)}`)}
        and (
          refunded_amount is null
          or exists (select from workshop.proofs p where p.order_id = orders.id and ${isUnapproved(sql)})
        )
      )`
    case 'custom':
      // A literal, as in the condition of the index.
      return sql`(id, revision) in (
        select order_id, revision
        from orders.lines
        where product_id = 999999
      )`
  }
}

/** The condition for a few orders: an array of their ids has them found by id, and not each order looked up among them. */
const isOneOf = (sql: Sql, ids: Fragment) => sql`id = any(array(${ids}))`
