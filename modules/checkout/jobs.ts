import { z } from 'zod'
import type { Job } from '../shared/jobs.ts'

/** The queues that the checkout fills; the first two tell customers what became of their payment and parcel. */
export const queues = {
  receipt: 'checkout.receipt',
  notice: 'checkout.notice',
  refund: 'checkout.refund',
  strayRefund: 'checkout.stray-refund',
} as const

const aboutOrder = z.object({ orderId: z.int() })
const aboutNotice = z.object({ orderId: z.int(), number: z.int() })
const aboutIntent = z.object({ intentId: z.string() })

/** What is done for one order. */
type OrderStory = (orderId: number) => Promise<void>

/** What is done for one of the mails that an order is on its way. */
type NoticeStory = (notice: z.infer<typeof aboutNotice>) => Promise<void>

type Stories = {
  sendReceipt: OrderStory
  noteReceiptFailed: OrderStory
  sendNotice: NoticeStory
  noteNoticeFailed: NoticeStory
  refund: OrderStory
  noteRefundFailed: OrderStory
  refundIntent(intentId: string): Promise<unknown>
  insistOnRefund(intentId: string): Promise<void>
  reconcile(): Promise<void>
}

export function checkoutJobs(stories: Stories): Job[] {
  const forOrder = (story: OrderStory) => (data: unknown) => story(aboutOrder.parse(data).orderId)
  const forNotice = (story: NoticeStory) => (data: unknown) => story(aboutNotice.parse(data))
  return [
    {
      queue: queues.receipt,
      retryLimit: 20,
      handle: forOrder(stories.sendReceipt),
      giveUp: forOrder(stories.noteReceiptFailed),
    },
    {
      queue: queues.notice,
      retryLimit: 20,
      handle: forNotice(stories.sendNotice),
      giveUp: forNotice(stories.noteNoticeFailed),
    },
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
