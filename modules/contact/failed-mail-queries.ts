import type { FailedWithdrawal } from '../shared/contract/api.d.ts'
import type { Sql } from '../shared/transaction.ts'

/** The mails of a withdrawal: to the shop, and the customer's receipt. */
export type WithdrawalMail = 'forward' | 'receipt'

/** Records that a mail of a withdrawal failed for good. */
export async function noteMailFailed(
  sql: Sql,
  id: number,
  mail: WithdrawalMail,
  at: Date,
): Promise<void> {
  await sql`
    update contact.withdrawals
    set ${sql(`${mail}_failed_at`)} = ${at}
    where id = ${id}
  `
}

/** The mails of a withdrawal that failed for good, which wait again; concurrent calls get none. */
export async function mailsDueAgain(sql: Sql, id: number): Promise<WithdrawalMail[]> {
  const [was] = await sql<Record<WithdrawalMail, boolean>[]>`
    with was as (
      select id, forward_failed_at, receipt_failed_at
      from contact.withdrawals
      where id = ${id}
        and (forward_failed_at is not null or receipt_failed_at is not null)
      for update
    )
    update contact.withdrawals w
    set forward_failed_at = null,
        receipt_failed_at = null
    from was
    where w.id = was.id
    returning was.forward_failed_at is not null as forward, was.receipt_failed_at is not null as receipt
  `
  return (['forward', 'receipt'] as const).filter((mail) => was?.[mail])
}

/** Forgets that the customer's receipt failed for good; whether it had, and the shop knows the withdrawal. */
export async function receiptFollowedUp(sql: Sql, id: number): Promise<boolean> {
  const { count } = await sql`
    update contact.withdrawals
    set receipt_failed_at = null
    where id = ${id}
      and receipt_failed_at is not null
      and forward_failed_at is null
  `
  return count > 0
}

/**
 * The first `most` withdrawals of which a mail failed for good: those that the shop does not know first, then oldest
 * first. A customer's wrong address must not hide them.
 */
export async function failedWithdrawals(sql: Sql, most: number): Promise<FailedWithdrawal[]> {
  return await sql<FailedWithdrawal[]>`
    select
      id,
      name,
      email,
      goods,
      order_number as "orderNumber",
      forward_failed_at is not null as "isUnknownToShop",
      to_json(received_at) #>> '{}' as "receivedAt",
      to_json(least(forward_failed_at, receipt_failed_at)) #>> '{}' as "failedAt"
    from contact.withdrawals
    where forward_failed_at is not null
      or receipt_failed_at is not null
    order by forward_failed_at is null, id
    limit ${most}
  `
}

/** How many mails of withdrawals failed for good and wait for staff, by the kind that the metrics name. */
export async function failedWithdrawalMails(
  sql: Sql,
): Promise<Record<'withdrawal' | 'withdrawal_receipt', number>> {
  const [row] = await sql<Record<'withdrawal' | 'withdrawal_receipt', number>[]>`
    select
      count(forward_failed_at)::int as withdrawal,
      count(receipt_failed_at)::int as withdrawal_receipt
    from contact.withdrawals
  `
  return row ?? { withdrawal: 0, withdrawal_receipt: 0 }
}
