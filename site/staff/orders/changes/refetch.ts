import { refetchSummary } from '../../overview/index.ts'
import { refetchAlerts } from '../alerts/alerts.ts'
import { refetchFailedWithdrawals } from '../alerts/failed-withdrawals.ts'
import { refetchOrders } from '../list/orders.ts'

/** Refetches the figures and what needs staff; each loads without the others. */
export async function refetchSummaryAndAlerts(): Promise<void> {
  await Promise.all([refetchSummary(), refetchAlerts(), refetchFailedWithdrawals()])
}

/** Refetches the orders, figures and alerts, which a change of orders changes together. */
export async function refetchOrdersAndSummary(): Promise<void> {
  await Promise.all([refetchOrders(), refetchSummary(), refetchAlerts()])
}
