import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Pool } from '../../../modules/shared/transaction.ts'
import { createPaymentsApi } from './api.ts'
import { createPaymentsBrowser } from './browser.ts'
import { createIntents } from './intents.ts'
import { prepare } from './queries.ts'
import { createRefund } from './refunds.ts'
import { createWebhooks } from './webhooks.ts'

type Settings = {
  sql: Pool
  /** Where signed events go; null for nowhere. */
  webhookUrl: string | null
  webhookSecret: string
  publishableKey: string
  secretKey: string
  log: Logger
  now?: () => Date
}

/**
 * Stands in for Stripe while no keys are set: `api` for the SDK of the server, `browser` for the script
 * that takes the place of Stripe.js. What it knows lies in the database and outlives the process.
 */
export async function createTestPayments(
  settings: Settings,
): Promise<{ api: Hono; browser: Hono; stop(): Promise<void> }> {
  const { sql, webhookUrl, webhookSecret, log, now = () => new Date() } = settings
  await prepare(sql)
  const { announce, stop } = createWebhooks({
    sql,
    url: webhookUrl,
    secret: webhookSecret,
    now,
    log,
  })
  const intents = createIntents({ sql, now, announce })
  return {
    api: createPaymentsApi({
      sql,
      secretKey: settings.secretKey,
      intents,
      refund: createRefund({ sql, now, announce }),
    }),
    browser: createPaymentsBrowser({ intents, publishableKey: settings.publishableKey }),
    stop,
  }
}
