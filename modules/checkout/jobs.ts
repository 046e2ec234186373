import { z } from 'zod'
import type { StuckPayment } from '../shared/contract/api.d.ts'
import type { Job } from '../shared/jobs.ts'
import { inTransaction } from '../shared/transaction.ts'
import { noteStuck, noteUnstuck } from './follow-up/stuck-queries.ts'
import { noteFees } from './journal/note-fees.ts'
import { findLostPayments } from './payment/find-lost-payments.ts'
import { type Reconciling, reconcilePayments } from './payment/reconcile-payments.ts'
import { settlePayment } from './payment/settle-payment.ts'
import { remindProofs } from './proofs/remind-proofs.ts'
import { queues } from './queues.ts'
import { findLostDisputes } from './refunds/find-lost-disputes.ts'
import { findLostRefunds } from './refunds/find-lost-refunds.ts'
import { payRefund } from './refunds/pay-refund.ts'
import { giveUpRefund } from './refunds/sync-refunds.ts'

const aboutRefund = z.object({ refundId: z.int() })
const aboutIntent = z.object({ intentId: z.string() })

/** Refunds and payments that one process handles at once; most of their time is waiting for the provider. */
const refundsAtOnce = 5
const settlementsAtOnce = 10
/** Some 15 minutes: a customer has paid and has no receipt, so staff see it soon. */
const retriesOfSettlement = 7

/** The background jobs of the checkout. Those for which no customer waits ask the provider last: `inBackground`. */
export function checkoutJobs(dependencies: Reconciling, inBackground: Reconciling): Job[] {
  const { sql, enqueue, payments, clock } = dependencies
  /** Nothing else would show these payments: each is tried until that succeeds, and staff see it meanwhile. */
  const beginAgain = (queue: string, kind: StuckPayment['kind'], data: unknown) =>
    inTransaction(sql, async (tx) => {
      const { intentId } = aboutIntent.parse(data)
      await noteStuck(tx, { intentId, kind, at: clock() })
      // Without a key, a keyed queue would keep one message of all.
      await enqueue(tx, queue, { intentId }, { key: intentId })
    })
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
      giveUp: (data) => beginAgain(queues.strayRefund, 'refund', data),
    },
    {
      queue: queues.reconcile,
      retryLimit: 0,
      cron: '* * * * *',
      handle: () => reconcilePayments(inBackground),
    },
    {
      queue: queues.findLost,
      retryLimit: 0,
      cron: '* * * * *',
      handle: () => findLostPayments(inBackground),
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
    {
      queue: queues.settle,
      retryLimit: retriesOfSettlement,
      concurrency: settlementsAtOnce,
      isKeyed: true,
      handle: async (data) => {
        const { intentId } = aboutIntent.parse(data)
        await settlePayment(dependencies, intentId)
        await noteUnstuck(sql, { intentId, kind: 'settlement' })
      },
      giveUp: (data) => beginAgain(queues.settle, 'settlement', data),
    },
    {
      queue: queues.remindProofs,
      retryLimit: 0,
      // By day, and each hour, so that an outage delays a reminder no longer than it lasts.
      cron: '37 9-19 * * *',
      handle: () => remindProofs(dependencies),
    },
  ]
}
