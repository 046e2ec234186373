import { refetchSummary } from '../../overview/index.ts'
import { refetchAlerts } from '../alerts/alerts.ts'
import { refetchOrders } from '../list/orders.ts'

/** Refetches the figures and the alerts, which change together; each loads without the other. */
export async function refetchSummaryAndAlerts(): Promise<void> {
  await Promise.all([refetchSummary(), refetchAlerts()])
}

/** Refetches the orders, figures and alerts after a change of orders. */
export async function refetchOrdersAndSummary(): Promise<void> {
  await Promise.all([refetchOrders(), refetchSummaryAndAlerts()])
}
