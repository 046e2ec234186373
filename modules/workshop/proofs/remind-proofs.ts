import type { Post } from '../../post/index.ts'
import type { Clock } from '../../shared/clock.ts'
import { msPerDay } from '../../shared/day.ts'
import { inTransaction, type Pool } from '../../shared/transaction.ts'
import { countedReminders } from '../sewing/unapproved-queries.ts'

/** Days without an answer after which the customer is reminded. After the last one, staff see the design as overdue. */
const reminderDays = [3, 7, 14] as const

const mostAtOnce = 200

export type Reminding = { sql: Pool; post: Post; clock: Clock }

/** Queues the reminders that are due: at most one mail per order and run, even when several days have passed. */
export const remindProofs = ({ sql, post, clock }: Reminding): Promise<void> =>
  inTransaction(sql, async (tx) => {
    const now = clock()
    const shownBefore = reminderDays.map((days) => daysBefore(now, days))
    const orderIds = await countedReminders(tx, shownBefore, mostAtOnce)
    await post.queueNext(tx, { kind: 'reminder', abouts: orderIds })
  })

/** The time before which an unanswered design was shown if it is overdue now. */
export const overdueSince = (now: Date): Date => daysBefore(now, Math.max(...reminderDays))

const daysBefore = (time: Date, days: number) => new Date(time.getTime() - days * msPerDay)
