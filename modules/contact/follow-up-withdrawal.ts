import { logActions } from '../shared/staff-log/staff-log-queries.ts'
import { inTransaction } from '../shared/transaction.ts'
import { mailsDueAgain, receiptFollowedUp } from './failed-mail-queries.ts'
import { withdrawalQueues } from './jobs.ts'
import type { Withdrawing } from './receive-withdrawal.ts'

/**
 * Queues the mails of a withdrawal that failed for good, and notes it in the staff log without the person's address. Does
 * nothing when none failed.
 */
export const resendWithdrawal = (
  { sql, clock, enqueue }: Withdrawing,
  withdrawalId: number,
  administrator: string,
): Promise<void> =>
  inTransaction(sql, async (tx) => {
    const mails = await mailsDueAgain(tx, withdrawalId)
    if (mails.length === 0) return
    for (const mail of mails) await enqueue(tx, withdrawalQueues[mail], { withdrawalId })
    const by = { at: clock(), administrator }
    await logActions(tx, [{ ...by, kind: 'person', subject: '', event: 'withdrawal' }])
  })

/**
 * Ends the alert of a customer's receipt that failed for good, and notes it in the staff log. Does nothing while the
 * shop's own mail of the withdrawal failed as well: the list is then the only place that shows it.
 */
export const dismissWithdrawal = (
  { sql, clock }: Withdrawing,
  withdrawalId: number,
  administrator: string,
): Promise<void> =>
  inTransaction(sql, async (tx) => {
    if (!(await receiptFollowedUp(tx, withdrawalId))) return
    const by = { at: clock(), administrator }
    await logActions(tx, [{ ...by, kind: 'person', subject: '', event: 'withdrawal_dismissed' }])
  })
