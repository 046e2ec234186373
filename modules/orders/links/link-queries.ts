import type { Transaction } from '../../shared/transaction.ts'

/**
 * The number of a paid order's link, locked until the transaction ends; undefined for an unknown order and one that was
 * never paid.
 */
export async function lockedLink(tx: Transaction, orderId: number): Promise<number | undefined> {
  const [row] = await tx<{ link: number }[]>`
    select link
    from orders.orders
    where id = ${orderId}
      and paid_at is not null
    for update
  `
  return row?.link
}

/** Gives the order's next link its number. */
export async function setLink(tx: Transaction, orderId: number, link: number): Promise<void> {
  await tx`
    update orders.orders
    set link = ${link}
    where id = ${orderId}
  `
}
