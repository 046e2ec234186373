import { z } from 'zod'
import type { Job } from '../shared/jobs.ts'
import { type Forwarding, forwardMessage } from './forward-message.ts'
import { confirmWithdrawal, forwardWithdrawal, type MailingWithdrawals } from './mail-withdrawal.ts'

/** An earlier version's name, kept so that messages it queued are still delivered. */
export const contactQueue = 'newsletter.contact'

/** A withdrawal's mail to the shop, and its receipt: a retry of one must not repeat the other. */
export const withdrawalQueues = {
  forward: 'contact.withdrawal',
  confirm: 'contact.withdrawal-receipt',
} as const

const aboutWithdrawal = z.object({ withdrawalId: z.int() })
const aboutMessage = z.object({ messageId: z.int() })

const mailJob = { retryLimit: 20, concurrency: 5, timeLimit: 180 }

/** Mails contact messages and withdrawals, each mail in a job of its own. */
export const contactJobs = (dependencies: Forwarding & MailingWithdrawals): Job[] => [
  {
    queue: contactQueue,
    ...mailJob,
    handle: (data) => forwardMessage(dependencies, aboutMessage.parse(data).messageId),
  },
  {
    queue: withdrawalQueues.forward,
    ...mailJob,
    handle: (data) => forwardWithdrawal(dependencies, aboutWithdrawal.parse(data).withdrawalId),
  },
  {
    queue: withdrawalQueues.confirm,
    ...mailJob,
    handle: (data) => confirmWithdrawal(dependencies, aboutWithdrawal.parse(data).withdrawalId),
  },
]
