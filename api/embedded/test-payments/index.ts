import type { Hono } from 'hono'
import type { Pool } from '../../../modules/shared/transaction.ts'
import { createPaymentsApi } from './api.ts'
import { createPaymentsBrowser } from './browser.ts'
import { createConfirmation } from './confirm.ts'
import { createAnnounce } from './events.ts'
import { createOnce } from './idempotency.ts'
import { createIntents } from './intents.ts'
import { type Log, silent } from './log.ts'
import { createRefund } from './refunds.ts'
import { prepareSchema } from './schema.ts'
import { startDeliveries } from './webhooks.ts'

type Settings = {
  sql: Pool
  /** Where signed events go; null for nowhere. */
  webhookUrl: string | null
  webhookSecret: string
  publishableKey: string
  secretKey: string
  log?: Log
  now?: () => Date
}

/**
 * Stands in for Stripe while no keys are set: `api` for the SDK of the server, `browser` for the script
 * that takes the place of Stripe.js. What it knows lies in the database and outlives the process.
 */
export async function createTestPayments(
  settings: Settings,
): Promise<{ api: Hono; browser: Hono; stop(): Promise<void> }> {
  const { sql, webhookUrl, webhookSecret, log = silent, now = () => new Date() } = settings
  await prepareSchema(sql)
  const deliveries = webhookUrl
    ? startDeliveries({ sql, url: webhookUrl, secret: webhookSecret, log })
    : undefined
  const announce = createAnnounce({ now, delivers: deliveries !== undefined })
  const committed = () => deliveries?.wake()
  const once = createOnce({ sql, committed })
  const confirmation = createConfirmation({ now, announce })
  const failed = (error: unknown) => log.error({ err: error }, 'The test payments failed')
  const { secretKey, publishableKey } = settings
  return {
    api: createPaymentsApi({
      sql,
      secretKey,
      once,
      intents: createIntents({ now, announce }),
      confirmation,
      refund: createRefund({ now, announce }),
      now,
      failed,
    }),
    browser: await createPaymentsBrowser({ sql, publishableKey, committed, confirmation, failed }),
    stop: async () => deliveries?.stop(),
  }
}
