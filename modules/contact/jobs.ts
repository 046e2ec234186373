import { z } from 'zod'
import type { Clock } from '../shared/clock.ts'
import type { Job } from '../shared/jobs.ts'
import { noteMailFailed, type WithdrawalMail } from './failed-mail-queries.ts'
import { type Forwarding, forwardMessage } from './forward-message.ts'
import { confirmWithdrawal, forwardWithdrawal, type MailingWithdrawals } from './mail-withdrawal.ts'

/** The mail of a contact message to the shop. */
export const contactQueue = 'contact.message'

/** A withdrawal's mail to the shop, and its receipt: a retry of one must not repeat the other. */
export const withdrawalQueues = {
  forward: 'contact.withdrawal',
  receipt: 'contact.withdrawal-receipt',
} as const satisfies Record<WithdrawalMail, string>

const aboutWithdrawal = z.object({ withdrawalId: z.int() })
const aboutMessage = z.object({ messageId: z.int() })

const mailJob = { retryLimit: 20, concurrency: 5, timeLimit: 180 }

/** Mails contact messages and withdrawals, each mail in a job of its own. */
export const contactJobs = (
  dependencies: Forwarding & MailingWithdrawals & { clock: Clock },
): Job[] => [
  {
    queue: contactQueue,
    ...mailJob,
    handle: (data) => forwardMessage(dependencies, aboutMessage.parse(data).messageId),
  },
  ...(['forward', 'receipt'] as const).map((mail) => withdrawalJob(dependencies, mail)),
]

const sendingOf = { forward: forwardWithdrawal, receipt: confirmWithdrawal }

function withdrawalJob(dependencies: MailingWithdrawals & { clock: Clock }, mail: WithdrawalMail) {
  const idIn = (data: unknown) => aboutWithdrawal.parse(data).withdrawalId
  return {
    queue: withdrawalQueues[mail],
    ...mailJob,
    handle: (data) => sendingOf[mail](dependencies, idIn(data)),
    giveUp: (data) => noteMailFailed(dependencies.sql, idIn(data), mail, dependencies.clock()),
  } satisfies Job
}
