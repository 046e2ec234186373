import { setTimeout as pause } from 'node:timers/promises'
import type { Layout } from '../../prove/layout/layout.ts'
import { whileSelling } from '../../prove/layout/while-selling.ts'
import { failuresOf, summary, unfailing } from '../../rehearsal/sell.ts'
import { letMinutePassForJobs } from '../queries.ts'
import { pace } from './pace.ts'

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
export async function mailOutage(layout: Layout): Promise<string> {
  const letMinutesPass = async (minutes: number) => {
    for (let passed = 0; passed < minutes; passed++) {
      await letMinutePassForJobs(layout.sql.shop)
      await pause(minute)
    }
  }
  layout.ways.mail.cut()
  const sales = await whileSelling(
    layout,
    pace,
    () => pause(selling),
    async () => {
      await letMinutesPass(withoutMail)
      layout.ways.mail.mend()
      await letMinutesPass(longestWait)
    },
  )
  return unfailing(sales)
}

/**
 * The payment provider is away for ten minutes. Buyers who came just before it wait for it. Throws when the books do not
 * balance.
 */
export async function providerOutage(layout: Layout): Promise<string> {
  const { provider } = layout.ways
  const caught = await whileSelling(
    layout,
    pace,
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
  const impatient = { ...pace, isPatient: false }
  const sales = await whileSelling(layout, impatient, () => pause(selling))
  return `${summary(caught)}; ${failuresOf(caught)}; afterwards ${unfailing(sales)}`
}
