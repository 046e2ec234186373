import { refetchSummary } from '../../overview/index.ts'
import { refetchAlerts } from './alerts.ts'
import { refetchFailedMessages } from './failed-messages.ts'
import { refetchOrders } from './orders.ts'
import { $proofsToAnswer, refetchProofsToAnswer } from './proofs-to-answer.ts'
import { refetchStuckPayments } from './stuck-payments.ts'

/** Refetches the figures and what needs staff; each loads without the others. */
export async function refetchSummaryAndAlerts(): Promise<void> {
  await Promise.all([
    refetchSummary(),
    refetchAlerts(),
    refetchFailedMessages(),
    refetchStuckPayments(),
    refetchProofsToAnswer(),
  ])
}

/** Refetches the orders, figures and alerts, which a change of orders changes together. */
export async function refetchOrdersAndSummary(): Promise<void> {
  const hasProofs = $proofsToAnswer.get().value?.length
  await Promise.all([
    refetchOrders(),
    refetchSummary(),
    refetchAlerts(),
    // A cancelled order leaves the list of those that wait for an answer.
    ...(hasProofs ? [refetchProofsToAnswer()] : []),
  ])
}
