/** The shop without pages, as a separate process that can be killed. The trial sets its clock and runs its jobs. */
import { serve } from '@hono/node-server'
import pino from 'pino'
import { noSite } from '../../api/pages/built-site.ts'
import { loadConfig } from '../../api/platform/settings/config.ts'
import { openShop } from '../../api/start-shop.ts'
import type { Order, Reply } from './shop.ts'

let ahead = Number(process.argv[2])
const config = loadConfig(process.env)
const shop = await openShop(config, pino({ level: config.logLevel }), noSite, {
  clock: () => new Date(Date.now() + ahead),
  unlimited: true,
})
serve({ fetch: shop.app.fetch, port: config.port, hostname: config.host })
// Exit with the trial: nothing else would stop this process.
process.once('disconnect', () => process.exit())
process.on('message', async (order: Order) => {
  if (order.is === 'time') ahead = order.ahead
  if (order.is !== 'job') return
  const failure = await shop.app.jobs
    .find(({ queue }) => queue === order.queue)
    ?.handle({})
    .then(
      () => undefined,
      (error: unknown) => String(error),
    )
  process.send?.({ failure } satisfies Reply)
})
