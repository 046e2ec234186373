import { setTimeout as pause } from 'node:timers/promises'
import type { Layout } from '../../prove/layout/layout.ts'
import { failuresOf, summary, whileSelling } from '../../prove/layout/while-selling.ts'
import { letMinutePassForJobs } from '../queries.ts'

/** Ms of sales before, during and after an outage. */
const selling = 5000
/** Minutes without a mail server, and ms that each takes, as the times of waiting jobs are moved. */
const withoutMail = 60
const minute = 1000
/** Ms without the payment provider. */
const withoutProvider = 10 * 60_000

/** The mail server is away for an hour. Throws unless each order then has its receipt. */
export async function mailOutage(layout: Layout, perSecond: number): Promise<string> {
  layout.ways.mail.cut()
  const sales = await whileSelling(
    layout,
    { perSecond, isPatient: true },
    {
      during: () => pause(selling),
      async after() {
        for (let passed = 0; passed < withoutMail; passed++) {
          await letMinutePassForJobs(layout.sql.shop)
          await pause(minute)
        }
        layout.ways.mail.mend()
      },
    },
  )
  return `${summary(sales)}; ${failuresOf(sales) || 'none failed'}`
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
    {
      async during() {
        await pause(selling)
        provider.cut()
        await pause(selling)
      },
      async after() {
        await pause(withoutProvider)
        provider.mend()
      },
    },
  )
  const sales = await whileSelling(
    layout,
    { perSecond, isPatient: false },
    {
      during: () => pause(selling),
    },
  )
  const failures = failuresOf(sales)
  if (failures) throw new Error(`Calls failed after the outage: ${failures}`)
  return `${summary(caught)}; ${failuresOf(caught)}; afterwards ${summary(sales)}, none failed`
}
