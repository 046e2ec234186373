import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { Logger } from 'pino'
import Stripe from 'stripe'
import { openDatabase } from '../platform/database/database.ts'
import { createTestPayments } from '../stand-ins/payments/index.ts'
import { testKeys } from '../stand-ins/payments/keys.ts'

/** The built-in payment provider on a port, and Stripe's SDK that calls it. */
export async function startTestProvider(
  databaseUrl: string,
  { pagesUrl, log }: { pagesUrl: string; log: Logger },
) {
  // Connections of its own: its statements are not the shop's.
  const sql = openDatabase(databaseUrl, { max: 3 })
  const payments = await createTestPayments({ sql, webhookUrl: null, pagesUrl, ...testKeys, log })
  let isDown = false
  const calls: string[] = []
  const answer: typeof payments.api.fetch = (request, ...others) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`)
    return isDown
      ? Response.json({ error: { type: 'api_error', message: 'Busy' } }, { status: 503 })
      : payments.api.fetch(request, ...others)
  }
  const server = serve({ fetch: answer, port: 0, hostname: '127.0.0.1' })
  await new Promise((listening) => server.once('listening', listening))
  const stripe = new Stripe(testKeys.secretKey, {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  })
  return {
    payments,
    stripe,
    /** Methods and paths of the calls so far. */
    calls,
    async whileDown(work: () => Promise<void>) {
      isDown = true
      await work().finally(() => {
        isDown = false
      })
    },
    async stop() {
      await payments.stop()
      await new Promise((closed) => server.close(closed))
      await sql.end({ timeout: 5 })
    },
  }
}
