import { setTimeout as pause } from 'node:timers/promises'
import type { Layout } from '../../prove/layout/layout.ts'
import { whileSelling } from '../../prove/layout/while-selling.ts'
import { connected } from '../../rehearsal/database.ts'
import { failuresOf, type Sales, summary } from '../../rehearsal/sell.ts'
import { until } from '../../rehearsal/until.ts'
import { listsIntents, paidOrders } from '../queries.ts'
import { pace } from './pace.ts'

/** Ms of sales before the primary dies, until the standby is promoted, and after that. */
const before = 5000
const promotion = 2000
const after = 10_000
/** Ms until a new shop has begun to list the provider's intents. */
const firstList = 120_000
/** Ms without writes of which the standby holds nothing when the last seconds are lost. */
const unreplicated = 1000
/** Ms for which calls may be refused beyond the time without a primary. */
const longestDelay = 3000

/**
 * The primary dies while customers buy, and the standby is promoted two seconds later. With `losesLast`, the standby
 * lacks the last second, and with it paid orders. Throws when a call is answered otherwise than with 503, when a buyer
 * gives up, when calls are refused for three seconds longer than there was no primary, or when the books do not balance.
 */
export async function failover(
  layout: Layout,
  { losesLast }: { losesLast: boolean },
): Promise<string> {
  const { cluster } = layout
  let died = 0
  let promoted = 0
  let lost = 0
  const sales = await whileSelling(layout, pace, async () => {
    await pause(before)
    if (losesLast) {
      await until(firstList, () => listsIntents(layout.sql.shop))
      await cluster.stopReplication()
      await pause(unreplicated)
      lost = await unknownToStandby(cluster)
    }
    died = performance.now()
    await cluster.killPrimary()
    await pause(promotion)
    await cluster.promote()
    promoted = performance.now()
    await pause(after)
  })
  await cluster.repair()
  const refused = refusedAfter(sales, promoted)
  const withoutPrimary = ((promoted - died) / 1000).toFixed(1)
  if (losesLast && lost === 0) throw new Error('No paid order was lost with the primary')
  const others = sales.failures.filter(({ status }) => status !== 503)
  if (others.length > 0) throw new Error(`Not refused but failed: ${failuresOf(sales)}`)
  // A buyer whose cart was lost has nothing to pay.
  if (!losesLast && sales.lost.length > 0) throw new Error(`Buyers gave up: ${failuresOf(sales)}`)
  if (refused > longestDelay)
    throw new Error(`Calls were refused ${refused} ms after the promotion`)
  const losses = losesLast ? `${lost} paid orders lost; ` : ''
  return `${summary(sales)}; ${losses}${withoutPrimary} s without a primary, the last 503 ${refused} ms after; ${failuresOf(sales) || 'none refused'}`
}

/** The number of orders that are paid by what the primary has, and not by what the standby has. */
async function unknownToStandby({ primaryUrl, standbyUrl }: Layout['cluster']): Promise<number> {
  const [paid = [], copied = []] = await Promise.all(
    [primaryUrl(), standbyUrl()].map((url) =>
      paidOrders(connected(url.replace(/\/postgres$/, '/shop'), 1)),
    ),
  )
  const known = new Set(copied)
  return paid.filter((order) => !known.has(order)).length
}

/** Ms from the promotion to the last refusal. */
const refusedAfter = ({ failures }: Sales, promoted: number): number =>
  Math.max(0, ...failures.map(({ at }) => Math.round(at - promoted)))
