import { call } from '../../client/admin.ts'
import { refetchOrders } from '../orders/index.ts'
import { staffResource } from '../ui/list/resource.ts'
import { refetchAlerts } from './alerts.ts'

const figures = staffResource(() => call('getSummary'))

/** The shop's figures. */
export const $summary = figures.$loaded

/** Refetches the figures and the alerts, which change together; each loads without the other. */
export async function refetchSummary(): Promise<void> {
  await Promise.all([figures.load(), refetchAlerts()])
}

/** Refetches the orders, figures and alerts after a change of orders. */
export async function refetchOrdersAndSummary(): Promise<void> {
  await Promise.all([refetchOrders(), refetchSummary()])
}
