import { refetchSummary } from '../../overview/index.ts'
import { refetchAlerts } from '../alerts/alerts.ts'
import { refetchFailedMessages } from '../alerts/failed-messages.ts'
import { refetchStuckPayments } from '../alerts/stuck-payments.ts'
import { refetchOrders } from '../list/orders.ts'
import { $proofsToAnswer, refetchProofsToAnswer } from '../proofs/proofs-to-answer.ts'

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
