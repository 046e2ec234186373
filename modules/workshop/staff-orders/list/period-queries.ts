import { msPerDay } from '../../../shared/day.ts'
import type { Sql } from '../../../shared/transaction.ts'

/** Period filters of orders: today in Oslo, or the last 7 or 30 days (AORD-04). */
export type Period = 'today' | 'week' | 'month'

const lengths = { week: 7 * msPerDay, month: 30 * msPerDay }

/** SQL for the start of a period that ends now. */
export const startOfPeriod = (sql: Sql, period: Period, now: Date) =>
  period === 'today'
    ? sql`date_trunc('day', ${now}::timestamptz, 'Europe/Oslo')`
    : sql`${new Date(now.getTime() - lengths[period])}::timestamptz`
