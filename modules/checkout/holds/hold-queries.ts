import type { Fragment, Sql, Transaction } from '../../shared/transaction.ts'
import { keptFrom } from './network-cap-queries.ts'

/** Units of a product that an order needs, and the units that its stock has for it. */
export type Need = { productId: number; wanted: number; stock: number }

/** A need that is not met: an order can have `free` units. */
export type UnmetNeed = Need & { free: number }

/** The needs of an order that its products' stock, less the units that other orders keep from it, does not meet. */
const unmetNeeds = (sql: Sql, needs: readonly Need[], kept: Fragment) => sql`
  select
    need.*,
    greatest(0, need.stock - kept.quantity)::int as free
  from unnest(
    ${needs.map(({ productId }) => productId)}::int[],
    ${needs.map(({ wanted }) => wanted)}::int[],
    ${needs.map(({ stock }) => stock)}::int[]
  ) as need ("productId", wanted, stock)
  cross join lateral (select ${kept} as quantity) kept
  where need.wanted > need.stock - kept.quantity
`

const heldByOthers = (sql: Sql, orderId: number) => sql`
  select
    o.client_address as network,
    o.id as "orderId",
    h.quantity
  from checkout.holds h
  join orders.orders o on o.id = h.order_id
  where h.product_id = need."productId"
    and h.order_id <> ${orderId}
`

/**
 * The needs of a paid order that are not met. Nothing is kept from an order that still holds its units: the first to pay
 * gets them. One whose hold has ended gets what the others do not keep.
 */
export const unmetByPayment = (sql: Sql, orderId: number, needs: readonly Need[]) => {
  const kept = keptFrom(sql, sql`null::text`, heldByOthers(sql, orderId), sql`need.stock`)
  return unmetNeeds(
    sql,
    needs,
    sql`
      case
        when exists (
          select
          from checkout.holds
          where order_id = ${orderId}
            and product_id = need."productId"
            and quantity >= need.wanted
        ) then 0
        else ${kept}
      end
    `,
  )
}

/** Makes the order hold exactly the units it needs. Returns the unmet needs, for which the caller rolls back. */
export const replaceHolds = (
  tx: Transaction,
  orderId: number,
  needs: readonly Need[],
): Promise<UnmetNeed[]> => {
  const productIds = needs.map(({ productId }) => productId)
  const network = tx`(select client_address from orders.orders where id = ${orderId})`
  const kept = keptFrom(tx, network, heldByOthers(tx, orderId), tx`need.stock`)
  return tx<UnmetNeed[]>`
    with released as (
      delete from checkout.holds
      where order_id = ${orderId}
        and product_id <> all(${productIds}::int[])
    ), held as (
      insert into checkout.holds (order_id, product_id, quantity)
      select ${orderId}::int, product_id, wanted
      from unnest(${productIds}::int[], ${needs.map(({ wanted }) => wanted)}::int[]) as need (product_id, wanted)
      on conflict (order_id, product_id) do update
        set quantity = excluded.quantity
    )
    ${unmetNeeds(tx, needs, kept)}
  `
}

/** Units of a product that open orders hold. */
export async function heldUnitsOf(sql: Sql, productId: number): Promise<number> {
  const [row] = await sql<{ quantity: number }[]>`
    select coalesce(sum(quantity), 0)::int as quantity
    from checkout.holds
    where product_id = ${productId}
  `
  return row?.quantity ?? 0
}

/**
 * The time at which a hold of another order has expired for every product: the latest of the products' first expiries.
 * Null without such holds.
 */
export async function firstRelease(
  sql: Sql,
  orderId: number,
  productIds: readonly number[],
): Promise<Date | null> {
  const [row] = await sql<{ at: Date | null }[]>`
    select max(first_end) as at
    from (
      select min(o.held_until) as first_end
      from checkout.holds h
      join orders.orders o on o.id = h.order_id
      where h.product_id = any(${[...productIds]})
        and h.order_id <> ${orderId}
      group by h.product_id
    ) ends
  `
  return row?.at ?? null
}

/** Releases all units that the order holds. */
export async function releaseHolds(sql: Sql, orderId: number): Promise<void> {
  await sql`
    delete from checkout.holds
    where order_id = ${orderId}
  `
}
