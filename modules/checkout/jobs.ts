import { z } from 'zod'
import type { Job } from '../shared/jobs.ts'
import { type MailKind, mailKinds, type WantedMail } from './follow-up/mail-kinds.ts'

export const queues = {
  refund: 'checkout.refund',
  strayRefund: 'checkout.stray-refund',
} as const

export const mailQueue = (kind: MailKind): string => `checkout.${kind}`

const aboutOrder = z.object({ orderId: z.int() })
// What was queued by earlier versions names no number.
const aboutMail = z.object({ orderId: z.int(), number: z.int().optional() })
const aboutIntent = z.object({ intentId: z.string() })

/** What is done for one order. */
type OrderStory = (orderId: number) => Promise<void>

type Stories = {
  sendMail(mail: WantedMail): Promise<void>
  noteMailFailed(mail: WantedMail): Promise<void>
  refund: OrderStory
  noteRefundFailed: OrderStory
  refundIntent(intentId: string): Promise<unknown>
  insistOnRefund(intentId: string): Promise<void>
  reconcile(): Promise<void>
}

export function checkoutJobs(stories: Stories): Job[] {
  const forOrder = (story: OrderStory) => (data: unknown) => story(aboutOrder.parse(data).orderId)
  const mailJob = (kind: MailKind): Job => ({
    queue: mailQueue(kind),
    retryLimit: 20,
    handle: (data) => stories.sendMail({ kind, ...aboutMail.parse(data) }),
    giveUp: (data) => stories.noteMailFailed({ kind, ...aboutMail.parse(data) }),
  })
  return [
    ...mailKinds.map(mailJob),
    {
      queue: queues.refund,
      retryLimit: 20,
      handle: forOrder(stories.refund),
      giveUp: forOrder(stories.noteRefundFailed),
    },
    {
      queue: queues.strayRefund,
      retryLimit: 20,
      handle: async (data) => void (await stories.refundIntent(aboutIntent.parse(data).intentId)),
      giveUp: (data) => stories.insistOnRefund(aboutIntent.parse(data).intentId),
    },
    { queue: 'checkout.reconcile', retryLimit: 0, cron: '* * * * *', handle: stories.reconcile },
  ]
}
