import type { Clock } from '../../shared/clock.ts'
import { msPerDay } from '../../shared/day.ts'
import type { Enqueue } from '../../shared/jobs.ts'
import { inTransaction, type Pool } from '../../shared/transaction.ts'
import { queueMails } from '../orders/queue-mails.ts'
import { countedReminders } from '../orders/unapproved-queries.ts'

/** Days without an answer after which the customer is reminded. After the last one, staff see the design as overdue. */
const reminderDays = [3, 7, 14] as const

const mostAtOnce = 200

type Reminding = { sql: Pool; enqueue: Enqueue; clock: Clock }

/** Queues the reminders that are due: at most one mail per order and run, even when several days have passed. */
export const remindProofs = ({ sql, enqueue, clock }: Reminding): Promise<void> =>
  inTransaction(sql, async (tx) => {
    const at = clock()
    const shownBefore = reminderDays.map((days) => daysBefore(at, days))
    const orderIds = await countedReminders(tx, shownBefore, mostAtOnce)
    await queueMails(tx, enqueue, { orderIds, kind: 'reminder', at })
  })

/** The time before which an unanswered design was shown if it is overdue now. */
export const overdueSince = (now: Date): Date => daysBefore(now, Math.max(...reminderDays))

const daysBefore = (time: Date, days: number) => new Date(time.getTime() - days * msPerDay)
