import type { Hono } from 'hono'
import { inTransaction, type Pool } from '../../../modules/shared/transaction.ts'
import { createPaymentsApi } from './api.ts'
import { createPaymentsBrowser } from './browser.ts'
import { createKeep } from './events/events.ts'
import { startRounds } from './events/rounds.ts'
import { startDeliveries } from './events/webhooks.ts'
import { createOnce } from './idempotency.ts'
import { createConfirmation } from './intents/confirm.ts'
import { createDisputes } from './intents/disputes.ts'
import { createIntents } from './intents/intents.ts'
import { createOutcomes } from './intents/outcomes.ts'
import { createRefund } from './intents/refunds.ts'
import { type Log, silent } from './log.ts'
import { createRedirects } from './redirects/redirects.ts'
import { prepareSchema } from './schema.ts'

type Settings = {
  sql: Pool
  /** The URL for signed events; null: none are sent. */
  webhookUrl: string | null
  webhookSecret: string
  /** The URL under which `browser` is served, without a trailing slash. */
  pagesUrl: string
  publishableKey: string
  secretKey: string
  log?: Log
  now?: () => Date
}

/**
 * The stand-in for Stripe without Stripe keys: `api` for the server's SDK, `browser` for the stand-in of Stripe.js. Its
 * state is stored in the database and survives restarts.
 */
export async function createTestPayments(
  settings: Settings,
): Promise<{ api: Hono; browser: Hono; stop(): Promise<void> }> {
  const { sql, webhookUrl, webhookSecret, pagesUrl } = settings
  const { log = silent, now = () => new Date() } = settings
  await prepareSchema(sql)
  const deliveries = webhookUrl
    ? startDeliveries({ sql, url: webhookUrl, secret: webhookSecret, log })
    : undefined
  const keep = createKeep({ now, delivers: deliveries !== undefined })
  const committed = () => deliveries?.wake()
  const once = createOnce({ sql, committed })
  const disputes = createDisputes({ now, keep })
  const outcomes = createOutcomes({ now, keep, disputes })
  const confirmation = createConfirmation({ now, outcomes })
  const redirects = createRedirects({ now, outcomes, pagesUrl })
  const settlements = startRounds(async () => {
    const settled = await inTransaction(sql, redirects.settleNext)
    if (settled) committed()
    return settled
  }, log)
  const failed = (error: unknown) => log.error({ err: error }, 'The test payments failed')
  const { secretKey, publishableKey } = settings
  return {
    api: createPaymentsApi({
      sql,
      secretKey,
      once,
      intents: createIntents({ now, keep }),
      confirmation,
      refund: createRefund({ now, keep }),
      disputes,
      now,
      failed,
    }),
    browser: await createPaymentsBrowser({
      sql,
      publishableKey,
      committed,
      confirmation,
      redirects,
      failed,
    }),
    stop: async () => {
      await settlements.stop()
      await deliveries?.stop()
    },
  }
}
