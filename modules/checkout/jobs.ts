import { aboutIntent, noteUnstuck, tryAgain } from '../payments/index.ts'
import type { Job } from '../shared/jobs.ts'
import { findLostPayments } from './payment/find-lost-payments.ts'
import { type Reconciling, reconcilePayments } from './payment/reconcile-payments.ts'
import { settlePayment } from './payment/settle-payment.ts'
import { queues } from './queues.ts'

/** Payments that one process settles at once; most of their time is waiting for the provider. */
const settlementsAtOnce = 10
/** Some 15 minutes: a customer has paid and has no receipt, so staff see it soon. */
const retriesOfSettlement = 7

/** The background jobs of the till. Those for which no customer waits ask the provider last: `inBackground`. */
export const checkoutJobs = (dependencies: Reconciling, inBackground: Reconciling): Job[] => [
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
    queue: queues.settle,
    retryLimit: retriesOfSettlement,
    concurrency: settlementsAtOnce,
    isKeyed: true,
    handle: async (data) => {
      const { intentId } = aboutIntent.parse(data)
      await settlePayment(dependencies, intentId)
      await noteUnstuck(dependencies.sql, { intentId, kind: 'settlement' })
    },
    giveUp: (data) => tryAgain(dependencies, { queue: queues.settle, kind: 'settlement' }, data),
  },
]
