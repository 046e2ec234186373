import { setMoneyBack, settleRefunded } from '../../orders/index.ts'
import type { Refund } from '../../shared/contract/api.d.ts'
import type { Sql, Transaction } from '../../shared/transaction.ts'
import { type Failure, refundColumns, type StoredRefund, unitsAsJson } from './refund-queries.ts'

/** The provider has accepted the refund. */
export async function setRefundMade(
  tx: Transaction,
  id: number,
  { providerId, at }: { providerId: string; at: Date },
): Promise<void> {
  await tx`
    update payments.refunds
    set state = 'made',
        provider_id = ${providerId},
        made_at = coalesce(made_at, ${at}),
        failed_at = null,
        failure = null
    where id = ${id}
  `
}

/** A failed refund is due again, as the same one; `failed_at` stays until `beginAsking`. Returns its id. */
export async function setRefundDue(tx: Transaction, id: number): Promise<number> {
  await tx`
    update payments.refunds
    set state = 'due',
        failure = null,
        followed_up_at = null
    where id = ${id}
  `
  return id
}

/**
 * Whether the refund is still due, now that the provider was found to have none of it: from here on, one that the
 * provider makes is expected.
 */
export async function beginAsking(sql: Sql, id: number): Promise<boolean> {
  const { count } = await sql`
    update payments.refunds
    set failed_at = null
    where id = ${id}
      and state = 'due'
  `
  return count === 1
}

/** Fails the due refunds of a locked order until staff have seen what else was made. */
export const heldBackDue = (tx: Transaction, orderId: number, at: Date) => tx<StoredRefund[]>`
  update payments.refunds f
  set state = 'failed',
      failed_at = ${at},
      failure = 'held_back'
  where order_id = ${orderId}
    and state = 'due'
  returning ${refundColumns(tx)}
`

type Failed = { failure?: Failure; providerId?: string; at: Date }

/** No money goes back with these refunds. `providerId`: of one that the provider had made before. */
export async function setRefundsFailed(
  tx: Transaction,
  ids: readonly number[],
  { failure, providerId, at }: Failed,
): Promise<void> {
  await tx`
    update payments.refunds
    set state = 'failed',
        failed_at = case when state = 'failed' then failed_at else ${at} end,
        failure = ${failure ?? null},
        provider_id = coalesce(${providerId ?? null}, provider_id)
    where id = any(${[...ids]}::int[])
  `
}

/** A failed refund with its units by line. */
export type FailedRefund = StoredRefund & { units: Refund['units'] }

/** Marks the failed refunds of the order as followed up, and returns those that were not; concurrent calls get none. */
export const followedUp = (tx: Transaction, orderId: number, at: Date) => tx<FailedRefund[]>`
  update payments.refunds f
  set followed_up_at = ${at}
  where order_id = ${orderId}
    and state = 'failed'
    and followed_up_at is null
  returning ${refundColumns(tx)}, ${unitsAsJson(tx)} as units
`

/** Sums up what went back of an order: its refunds that have not failed, and what its disputes withdraw. */
export const sumUp = (tx: Transaction, orderId: number): Promise<void> =>
  setMoneyBack(tx, orderId, {
    refunded: tx`
      select coalesce(sum(amount), 0)
      from payments.refunds
      where order_id = ${orderId}
        and state <> 'failed'
    `,
    disputed: tx`
      select coalesce(sum(withdrawn), 0)
      from payments.disputes
      where order_id = ${orderId}
    `,
  })

/** Settles a locked order that could not be delivered by the refunds that the provider has made, as `settleRefunded`. */
export const becomesRefunded = (tx: Transaction, orderId: number): Promise<boolean> =>
  settleRefunded(
    tx,
    orderId,
    tx`
      select coalesce(sum(amount), 0)
      from payments.refunds
      where order_id = ${orderId}
        and state = 'made'
    `,
  )

/** Erases what staff wrote about the refunds of these orders: until then their credit notes tell it. */
export async function eraseReasons(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  await tx`
    update payments.refunds
    set reason = null
    where order_id = any(${[...orderIds]})
      and reason is not null
  `
}
