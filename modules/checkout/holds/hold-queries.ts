import type { Sql } from '../../shared/transaction.ts'

/** Units by product. */
export type Units = ReadonlyMap<number, number>

/** Units held by open orders other than this one (null: by all), by product; products without holds are left out. */
export async function heldByOthers(
  sql: Sql,
  orderId: number | null,
  productIds: readonly number[],
): Promise<Units> {
  const rows = await sql<{ productId: number; quantity: number }[]>`
    select product_id as "productId", sum(quantity)::int as quantity
    from checkout.holds
    where product_id = any(${[...productIds]})
      and order_id is distinct from ${orderId}::int
    group by product_id
  `
  return new Map(rows.map(({ productId, quantity }) => [productId, quantity]))
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
      join checkout.orders o on o.id = h.order_id
      where h.product_id = any(${[...productIds]})
        and h.order_id <> ${orderId}
      group by h.product_id
    ) ends
  `
  return row?.at ?? null
}

/** Makes the order hold exactly these units. */
export async function replaceHolds(sql: Sql, orderId: number, units: Units): Promise<void> {
  await releaseHolds(sql, orderId)
  if (units.size === 0) return
  await sql`
    insert into checkout.holds ${sql(
      [...units].map(([productId, quantity]) => ({
        order_id: orderId,
        product_id: productId,
        quantity,
      })),
    )}
  `
}

/** Releases all units that the order holds. */
export async function releaseHolds(sql: Sql, orderId: number): Promise<void> {
  await sql`
    delete from checkout.holds
    where order_id = ${orderId}
  `
}
