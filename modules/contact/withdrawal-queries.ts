import { deleteWithMails } from '../post/index.ts'
import type { PersonalData } from '../shared/contract/api.d.ts'
import { isOldest } from '../shared/lists/oldest-queries.ts'
import { type Fragment, firstOf, type Sql, type Transaction } from '../shared/transaction.ts'
import { mailKinds } from './mail-kinds.ts'

/** A withdrawal as the form sent it; what was left empty is null. */
export type StoredWithdrawal = {
  name: string
  email: string
  goods: string
  orderNumber: string | null
  received: string | null
  address: string | null
  receivedAt: Date
  /** Whether the address is that of the paid order with this number. */
  isOfOrder: boolean
  /** Whether a receipt is mailed to the address. */
  hasReceipt: boolean
}

const columns = (sql: Sql) => sql`
  name, email, goods, order_number as "orderNumber", received, address
`

/** Stores a withdrawal and returns its id. */
export async function insertedWithdrawal(
  tx: Transaction,
  withdrawal: StoredWithdrawal,
): Promise<number> {
  const { name, email, goods, orderNumber, received, address, receivedAt } = withdrawal
  const { isOfOrder, hasReceipt } = withdrawal
  const [row] = await tx<{ id: number }[]>`
    insert into contact.withdrawals
      (name, email, goods, order_number, received, address, received_at, is_of_order, has_receipt)
    values (
      ${name}, ${email}, ${goods}, ${orderNumber}, ${received}, ${address}, ${receivedAt},
      ${isOfOrder}, ${hasReceipt}
    )
    returning id
  `
  if (!row) throw new Error('The withdrawal was not written')
  return row.id
}

/**
 * Numbers of the receipts that the address, in any letter case, gets for withdrawals since each time, either for those
 * from its paid orders or for others. Locks the receipts of the address until the transaction ends.
 */
export async function receiptsSince(
  tx: Transaction,
  email: string,
  isOfOrder: boolean,
  { pauseFrom, countFrom }: { pauseFrom: Date; countFrom: Date },
): Promise<{ lately: number; today: number }> {
  // Concurrent withdrawals of one address would not see each other's rows. A network sends ten in ten minutes.
  await tx`select pg_advisory_xact_lock(hashtextextended('contact.withdrawal ' || lower(${email}), 0))`
  const [row] = await tx<{ lately: number; today: number }[]>`
    select
      count(*) filter (where received_at > ${pauseFrom})::int as lately,
      count(*)::int as today
    from contact.withdrawals
    where lower(email) = lower(${email})
      and is_of_order = ${isOfOrder}
      and has_receipt
      and received_at > ${countFrom}
  `
  return row ?? { lately: 0, today: 0 }
}

/** Undefined for an unknown id. */
export const withdrawalWithId = (sql: Sql, id: number) =>
  firstOf(sql<StoredWithdrawal[]>`
    select
      ${columns(sql)},
      received_at as "receivedAt",
      is_of_order as "isOfOrder",
      has_receipt as "hasReceipt"
    from contact.withdrawals
    where id = ${id}
  `)

/** The withdrawals of the address, in any letter case, oldest first. */
export const withdrawalsOf = (sql: Sql, email: string) => sql<PersonalData['withdrawals']>`
  select ${columns(sql)}, to_json(received_at) #>> '{}' as "receivedAt"
  from contact.withdrawals
  where lower(email) = lower(${email})
  order by id
`

/** Deletes the withdrawals of the address from before the time; returns their number. */
export const deleteWithdrawalsOf = (sql: Sql, email: string, before: Date): Promise<number> =>
  deleteWithdrawals(sql, sql`lower(email) = lower(${email}) and received_at < ${before}`)

/** The number of withdrawals of the address, and the time of the latest; null without one. */
export async function withdrawalsLeft(
  sql: Sql,
  email: string,
): Promise<{ count: number; latest: Date | null }> {
  const [row] = await sql<{ count: number; latest: Date | null }[]>`
    select count(*)::int as count, max(received_at) as latest
    from contact.withdrawals
    where lower(email) = lower(${email})
  `
  return row ?? { count: 0, latest: null }
}

/** Deletes up to `most` withdrawals from before the time; returns their number. */
export const deleteOldWithdrawals = (sql: Sql, before: Date, most: number): Promise<number> =>
  deleteWithdrawals(sql, isOldest(sql, 'contact.withdrawals', 'received_at', before, most))

/** Deletes withdrawals with their mails; returns their number. */
const deleteWithdrawals = (sql: Sql, isExpired: Fragment): Promise<number> =>
  deleteWithMails(sql, 'contact.withdrawals', mailKinds.withdrawal, isExpired)
