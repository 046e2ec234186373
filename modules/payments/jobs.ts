import { z } from 'zod'
import type { Job } from '../shared/jobs.ts'
import { findLostDisputes } from './disputes/find-lost-disputes.ts'
import { noteFees } from './journal/note-fees.ts'
import { queues } from './queues.ts'
import { findLostRefunds } from './refunds/find-lost-refunds.ts'
import { payRefund } from './refunds/pay-refund.ts'
import { giveUpRefund, type PayingBack } from './refunds/sync-refunds.ts'
import { noteUnstuck } from './stuck/stuck-queries.ts'
import { aboutIntent, tryAgain } from './stuck/try-again.ts'

const aboutRefund = z.object({ refundId: z.int() })

/** Refunds that one process handles at once; most of their time is waiting for the provider. */
const refundsAtOnce = 5

/** The background jobs of payments. Those for which no customer waits ask the provider last: `inBackground`. */
export function paymentJobs(dependencies: PayingBack, inBackground: PayingBack): Job[] {
  const { sql, payments, clock } = dependencies
  return [
    {
      queue: queues.payRefund,
      retryLimit: 20,
      concurrency: refundsAtOnce,
      handle: (data) => payRefund(dependencies, aboutRefund.parse(data).refundId),
      giveUp: (data) => giveUpRefund(sql, aboutRefund.parse(data).refundId, { at: clock() }),
    },
    {
      queue: queues.strayRefund,
      retryLimit: 20,
      concurrency: refundsAtOnce,
      handle: async (data) => {
        const { intentId } = aboutIntent.parse(data)
        await payments.refund(intentId)
        await noteUnstuck(sql, { intentId, kind: 'refund' })
      },
      giveUp: (data) => tryAgain(dependencies, { queue: queues.strayRefund, kind: 'refund' }, data),
    },
    {
      queue: queues.findLostRefunds,
      retryLimit: 0,
      cron: '23 * * * *',
      handle: () => findLostRefunds(inBackground),
    },
    {
      queue: queues.findLostDisputes,
      retryLimit: 0,
      cron: '43 * * * *',
      handle: () => findLostDisputes(inBackground),
    },
    {
      queue: queues.noteFees,
      retryLimit: 0,
      cron: '13 * * * *',
      handle: () => noteFees(inBackground),
    },
  ]
}
