import type { Transaction } from '../../shared/transaction.ts'

/** Locks the codes, sorted by id to avoid deadlocks, so that their uses stay unchanged until the transaction ends. */
export async function lockCodes(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx`
    select id
    from checkout.discount_codes
    where id = any(${[...ids]}::int[])
    order by id
    for no key update
  `
}

/**
 * Counts the order as a use of one code (null: none) instead of another. False, with nothing changed, when the code has
 * reached its limit. The transaction has locked the codes.
 */
export async function movedUse(
  tx: Transaction,
  orderId: number,
  { from, to }: { from: number | null; to: number | null },
): Promise<boolean> {
  const { count } = await tx`
    with allowed as (
      select
      where ${to}::int is null
        or exists (
          select
          from checkout.discount_codes
          where id = ${to}
            and (max_uses is null or current_uses < max_uses)
        )
    ), counted as (
      update checkout.discount_codes
      set current_uses = current_uses + case when id = ${to} then 1 else -1 end
      where id in (${from}, ${to})
        and exists (select from allowed)
    )
    update checkout.orders
    set discount_code_id = ${to}
    where id = ${orderId}
      and exists (select from allowed)
  `
  return count === 1
}
