import { call } from '../../client/admin.ts'
import { refetchOrders } from '../orders/index.ts'
import { staffResource } from '../ui/list/resource.ts'
import { refetchAlerts } from './alerts.ts'

const figures = staffResource(() => call('getSummary'))

/** The shop's figures. */
export const $summary = figures.$loaded

/** Fetches the figures and the alerts, as they change together; one comes without the other. */
export async function refetchSummary(): Promise<void> {
  await Promise.all([figures.load(), refetchAlerts()])
}

/** Fetches the orders, and everything above them, after a change of orders. */
export async function refetchOrdersAndSummary(): Promise<void> {
  await Promise.all([refetchOrders(), refetchSummary()])
}
