import { hasFailedMail, type Post, withdrawFailedMails } from '../post/index.ts'
import type { Clock } from '../shared/clock.ts'
import type { FailedMessage } from '../shared/contract/api.d.ts'
import { logActions } from '../shared/staff-log/staff-log-queries.ts'
import { inTransaction, type Pool } from '../shared/transaction.ts'
import { mailKinds } from './mail-kinds.ts'

export type FollowingUp = { sql: Pool; clock: Clock; post: Post }
type Failed = Pick<FailedMessage, 'kind' | 'id'>

/**
 * Queues the mails of a message or withdrawal that failed permanently, and notes it in the staff log without the person's
 * address. Does nothing when none failed.
 */
export const resendMessage = (
  { sql, clock, post }: FollowingUp,
  { kind, id }: Failed,
  administrator: string,
): Promise<void> =>
  inTransaction(sql, async (tx) => {
    if ((await post.retryFailed(tx, { kinds: mailKinds[kind], abouts: [id] })) === 0) return
    const by = { at: clock(), administrator }
    await logActions(tx, [{ ...by, kind: 'person', subject: '', event: kind }])
  })

/**
 * Ends the alert of a message, or of a customer's receipt, that failed permanently, and notes it in the staff log. A
 * withdrawal whose mail to the shop failed stays: the list is the only place that shows it.
 */
export const dismissMessage = (
  { sql, clock }: FollowingUp,
  { kind, id }: Failed,
  administrator: string,
): Promise<void> =>
  inTransaction(sql, async (tx) => {
    const at = clock()
    const isKept =
      kind === 'withdrawal' && (await hasFailedMail(tx, { kinds: ['withdrawal'], abouts: [id] }))
    if (isKept) return
    if ((await withdrawFailedMails(tx, { kinds: mailKinds[kind], abouts: [id] }, at)) === 0) return
    const event = `${kind}_dismissed` as const
    await logActions(tx, [{ at, administrator, kind: 'person', subject: '', event }])
  })
