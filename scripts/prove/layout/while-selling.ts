import { balanced, stockNow } from './books.ts'
import { type Sales, sell } from './buyers.ts'
import type { Layout } from './layout.ts'

/**
 * Sells at this rate during some work, does what comes after it while the last buyers still wait, and resolves when the
 * books balance. Returns what came of the buyers.
 */
export async function whileSelling(
  layout: Layout,
  options: { perSecond: number; isPatient: boolean },
  work: { during(): Promise<void>; after?(): Promise<void> },
): Promise<Sales> {
  const stock = await stockNow(layout)
  const end = new AbortController()
  const selling = sell(layout, { ...options, end: end.signal })
  await work.during().finally(() => end.abort())
  await work.after?.()
  const sales = await selling
  await balanced(layout, sales, stock)
  return sales
}

/** Orders, and the median, the 99th percentile and the longest of the calls' times. */
export function summary({ orders, times }: Sales): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0)
  const figures = `${at(0.5)} ms median, ${at(0.99)} ms p99, ${at(1)} ms longest`
  return `${orders.length} orders, ${times.length} calls (${figures})`
}

/** Failures by status and call, as '3 x 503 POST /api/cart'; empty without any. */
export function failuresOf({ failures, lost }: Sales): string {
  const counts = new Map<string, number>()
  for (const { status, call } of failures) {
    const kind = `${status || 'no answer'} ${call}`
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  for (const reason of lost) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts].map(([kind, count]) => `${count} x ${kind}`).join(', ')
}
