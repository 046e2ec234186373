import type { ForgottenPerson } from '../shared/contract/api.d.ts'
import { dayInOslo, msPerDay } from '../shared/day.ts'
import type { Transaction } from '../shared/transaction.ts'
import { deleteMessagesOf } from './queries.ts'
import { deleteWithdrawalsOf, withdrawalsLeft } from './withdrawal-queries.ts'

/** Days that the shop has to pay back after a withdrawal (angrerettloven § 24). */
const daysToPayBack = 14

/**
 * Deletes what the forms stored about an address, but for withdrawals that the shop still has to act on: their mails may
 * not be sent yet. Idempotent.
 */
export async function forgetMessages(
  tx: Transaction,
  email: string,
  now: Date,
): Promise<{
  deleted: { messages: number; withdrawals: number }
  kept: ForgottenPerson['kept']
  keptWithdrawals: number
}> {
  const settled = new Date(now.getTime() - daysToPayBack * msPerDay)
  const deleted = {
    messages: await deleteMessagesOf(tx, email),
    withdrawals: await deleteWithdrawalsOf(tx, email, settled),
  }
  const { count: keptWithdrawals, latest } = await withdrawalsLeft(tx, email)
  const until = latest && dayInOslo(new Date(latest.getTime() + (daysToPayBack + 1) * msPerDay))
  const kept = until ? [{ orderNumber: null, reason: 'withdrawal' as const, until }] : []
  return { deleted, kept, keptWithdrawals }
}
