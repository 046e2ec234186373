import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import Stripe from 'stripe'
import { afterAll } from 'vitest'
import { databaseOfFile } from '../../../modules/shared/test-database.ts'
import { createTestPayments } from './index.ts'
import { testKeys } from './keys.ts'

/** The payment pages' URL. */
export const pagesUrl = 'http://shop.test/test-payments'

/** Card fields for the browser's calls, with a valid expiry and CVC. */
export const card = (number: string, changes: Record<string, string> = {}) => {
  const fields = { number, exp_month: '12', exp_year: '2040', cvc: '123', ...changes }
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [`payment_method_data[card][${name}]`, value]),
  )
}

export type Answer = { status: number; body: Stripe.PaymentIntent & { error?: StripeFault } }
type StripeFault = {
  type: string
  code?: string
  decline_code?: string
  message: string
  payment_intent?: Record<string, unknown>
}

/** The provider of all tests of a file, with a database of its own, the official SDK and the browser's calls. */
export async function providerOfFile(settings: { webhookUrl?: string } = {}) {
  const database = await databaseOfFile()
  const { webhookUrl = null } = settings
  const start = () => createTestPayments({ sql: database.sql, webhookUrl, pagesUrl, ...testKeys })
  const provider = await start()
  const server = serve({ fetch: provider.api.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((listening) => server.once('listening', listening))
  afterAll(async () => {
    await provider.stop()
    await new Promise((closed) => server.close(closed))
  })
  const { port } = server.address() as AddressInfo
  const stripe = new Stripe(testKeys.secretKey, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  })

  async function fromBrowser(
    intent: { id: string; client_secret: string | null },
    action: 'confirm' | 'authenticate',
    fields: Record<string, string>,
    locale = 'nb',
  ): Promise<Answer> {
    const response = await provider.browser.request(`/v1/payment_intents/${intent.id}/${action}`, {
      method: 'POST',
      headers: { 'X-Locale': locale },
      body: new URLSearchParams({
        key: testKeys.publishableKey,
        client_secret: intent.client_secret ?? '',
        ...fields,
      }),
    })
    return { status: response.status, body: (await response.json()) as Answer['body'] }
  }

  return {
    ...provider,
    sql: database.sql,
    stripe,
    url: `http://127.0.0.1:${port}`,
    start,
    /** Opens all connections of the pool; without them, concurrent calls run one after another. */
    async warm() {
      const held = await Promise.all(Array.from({ length: 10 }, () => database.sql.reserve()))
      for (const connection of held) connection.release()
    },
    fromBrowser,
    newIntent: (changes: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
      stripe.paymentIntents.create({ amount: 24_900, currency: 'nok', ...changes }),
  }
}
