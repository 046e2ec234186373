import { z } from 'zod'
import type { Job } from '../shared/jobs.ts'

/** The queues that the checkout fills. */
export const queues = { receipt: 'checkout.receipt', refund: 'checkout.refund' } as const

const aboutOrder = z.object({ orderId: z.int() })

type Stories = {
  sendReceipt(orderId: number): Promise<void>
  refund(orderId: number): Promise<void>
}

export function checkoutJobs({ sendReceipt, refund }: Stories): Job[] {
  return [
    {
      queue: queues.receipt,
      retryLimit: 20,
      handle: (data) => sendReceipt(aboutOrder.parse(data).orderId),
    },
    {
      queue: queues.refund,
      retryLimit: 20,
      handle: (data) => refund(aboutOrder.parse(data).orderId),
    },
  ]
}
