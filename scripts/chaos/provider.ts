import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import Stripe from 'stripe'
import { createTestPayments } from '../../api/embedded/test-payments/index.ts'
import { testKeys } from '../../api/embedded/test-payments/keys.ts'
import type { Pool } from '../../modules/shared/transaction.ts'
import type { Faults } from './faults.ts'

const busy = () => Response.json({ error: { type: 'api_error', message: 'Busy' } }, { status: 500 })

/**
 * The payment provider twice: `url` for the shop, where calls fail and answers get lost, and `stripe`
 * for the customers and for who looks on. Its events are delivered by the trial itself.
 */
export async function startProvider(sql: Pool, faults: Faults) {
  const provider = await createTestPayments({
    sql,
    webhookUrl: null,
    pagesUrl: 'http://127.0.0.1',
    ...testKeys,
  })
  const listen = async (fetch: (request: Request) => Response | Promise<Response>) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' })
    await new Promise((listening) => server.once('listening', listening))
    return { server, port: (server.address() as AddressInfo).port }
  }
  const forCustomers = await listen(provider.api.fetch)
  const forShop = await listen(async (request) => {
    if (await faults.pass('provider is asked')) return busy()
    const answer = await provider.api.fetch(request)
    return (await faults.pass('provider has done it, nobody knows')) ? busy() : answer
  })
  return {
    url: `http://127.0.0.1:${forShop.port}`,
    stripe: new Stripe(testKeys.secretKey, {
      host: '127.0.0.1',
      port: forCustomers.port,
      protocol: 'http',
      telemetry: false,
    }),
    async stop(): Promise<void> {
      await provider.stop()
      for (const { server } of [forCustomers, forShop]) server.close()
    },
  }
}
