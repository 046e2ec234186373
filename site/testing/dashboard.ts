import type { Alert } from '../../modules/shared/contract/api.d.ts'
import type { Answers } from './answers.ts'

/** A shop's answers to the calls that the dashboard makes whatever its tab is: there is nothing to do. */
export const nothingToDo = {
  getSummary: { orders: 0, pending: 0, revenue: 0, weekRevenue: 0, average: 0, days: [] },
  listAlerts: [],
  listStuckPayments: [],
  listFailedMessages: [],
  listProofsToAnswer: [],
} satisfies Answers

/** Figures of a shop with orders on two of three days of May. */
export const figures = {
  ...{ orders: 3, pending: 1, revenue: 30_000, weekRevenue: 0, average: 10_000 },
  days: Array.from({ length: 30 }, (_none, index) => ({
    date: `2026-05-${String(index + 1).padStart(2, '0')}`,
    orders: index % 3,
    revenue: (index % 3) * 10_000,
  })),
}

/** The alert of a receipt that could not be sent. */
export const failedReceipt: Alert = {
  orderId: 7,
  orderNumber: 'RP-TEST0007',
  kind: 'receipt',
  customerName: 'Kari Nordmann',
  customerEmail: 'kari@example.com',
  total: 28_700,
  isHeldBack: false,
  failedAt: '2026-05-10T10:00:00.000Z',
}
