import type { AddressInfo } from 'node:net'
import { type HttpBindings, serve } from '@hono/node-server'
import { createTestPayments } from '../../api/stand-ins/payments/index.ts'
import { testKeys } from '../../api/stand-ins/payments/keys.ts'
import type { Pool } from '../../modules/shared/transaction.ts'
import { providerApp } from '../rehearsal/provider.ts'
import type { Faults } from './faults.ts'

type Call = (request: Request, env: HttpBindings) => Response | Promise<Response>

const busy = () => Response.json({ error: { type: 'api_error', message: 'Busy' } }, { status: 500 })

/**
 * The payment provider: `url` for the shop, with failing calls and lost answers, and `customersUrl` without. Its events
 * are delivered by the trial.
 */
export async function startProvider(sql: Pool, faults: Faults) {
  const provider = await createTestPayments({
    sql,
    webhookUrl: null,
    pagesUrl: 'http://127.0.0.1',
    ...testKeys,
  })
  const listen = async (call: Call) => {
    const server = serve({
      fetch: (request, env) => call(request, env as HttpBindings),
      port: 0,
      hostname: '127.0.0.1',
    })
    await new Promise((listening) => server.once('listening', listening))
    return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  }
  const forCustomers = await listen(providerApp(provider).fetch)
  const forShop = await listen(async (request, { incoming }) => {
    const failing = (fault: 'fail' | 'cut') => {
      if (fault === 'cut') incoming.socket.destroy()
      return busy()
    }
    const before = await faults.pass('provider is called')
    if (before) return failing(before)
    const answer = await provider.api.fetch(request)
    const after = await faults.pass('provider call is done but unanswered')
    return after ? failing(after) : answer
  })
  return {
    url: forShop.url,
    customersUrl: forCustomers.url,
    async stop(): Promise<void> {
      await provider.stop()
      for (const { server } of [forCustomers, forShop]) server.close()
    },
  }
}
