import { setTimeout as pause } from 'node:timers/promises'
import type { Layout } from '../../prove/layout/layout.ts'
import { whileSelling } from '../../prove/layout/while-selling.ts'
import { failuresOf, summary } from '../../rehearsal/sell.ts'
import { letMinutePassForJobs } from '../queries.ts'

/** Ms of sales before, during and after an outage. */
const selling = 5000
/** Minutes without a mail server, and the longest that a job then waits to try again. */
const withoutMail = 60
const longestWait = 10
/** Ms that a minute takes, as the times of waiting jobs are moved. */
const minute = 1000
/** Ms without the payment provider. */
const withoutProvider = 10 * 60_000

/** The mail server is away for an hour. Throws when a call fails, or unless each order then has its receipt. */
export async function mailOutage(layout: Layout, perSecond: number): Promise<string> {
  const letMinutesPass = async (minutes: number) => {
    for (let passed = 0; passed < minutes; passed++) {
      await letMinutePassForJobs(layout.sql.shop)
      await pause(minute)
    }
  }
  layout.ways.mail.cut()
  const sales = await whileSelling(
    layout,
    { perSecond, isPatient: true },
    () => pause(selling),
    async () => {
      await letMinutesPass(withoutMail)
      layout.ways.mail.mend()
      await letMinutesPass(longestWait)
    },
  )
  const failures = failuresOf(sales)
  if (failures) throw new Error(`Calls failed without a mail server: ${failures}`)
  return `${summary(sales)}, none failed`
}

/**
 * The payment provider is away for ten minutes. Buyers who came just before it wait for it. Throws when the books do not
 * balance.
 */
export async function providerOutage(layout: Layout, perSecond: number): Promise<string> {
  const { provider } = layout.ways
  const caught = await whileSelling(
    layout,
    { perSecond, isPatient: true },
    async () => {
      await pause(selling)
      provider.cut()
      await pause(selling)
    },
    async () => {
      await pause(withoutProvider)
      provider.mend()
    },
  )
  const sales = await whileSelling(layout, { perSecond, isPatient: false }, () => pause(selling))
  const failures = failuresOf(sales)
  if (failures) throw new Error(`Calls failed after the outage: ${failures}`)
  return `${summary(caught)}; ${failuresOf(caught)}; afterwards ${summary(sales)}, none failed`
}
