import type { Answers } from './answers.ts'

/** A shop's answers to the calls that the dashboard makes whatever its tab is: there is nothing to do. */
export const nothingToDo = {
  getSummary: { orders: 0, pending: 0, revenue: 0, weekRevenue: 0, average: 0, days: [] },
  listAlerts: [],
  listStuckPayments: [],
  listFailedMessages: [],
  listProofsToAnswer: [],
} satisfies Answers
