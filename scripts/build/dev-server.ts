/** The shop inside Astro's development server: pages hot-reload, everything else runs as in production. */
import { getRequestListener } from '@hono/node-server'
import { type AstroIntegration, dev } from 'astro'
import { noSite } from '../../api/pages/built-site.ts'
import { createLog } from '../../api/platform/log/log.ts'
import { loadConfig } from '../../api/platform/settings/config.ts'
import { openShop } from '../../api/start-shop.ts'

const config = loadConfig(process.env)
const shop = await openShop(config, createLog(config), noSite)
const answer = getRequestListener(shop.app.fetch)

/** Paths that the shop's own server answers; Astro answers the others. */
const served = /^\/(api|patches|healthz|readyz|innboks|test-payments)(\/|\?|$)/

const shopInDevelopment: AstroIntegration = {
  name: 'shop-in-development',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, response, next) => {
        if (served.test(request.url ?? '')) return void answer(request, response)
        // Astro's development server reads a request's locals from this symbol.
        shop.app.localsNow().then((locals) => {
          Reflect.set(request, Symbol.for('astro.locals'), locals)
          next()
        }, next)
      })
    },
  },
}

const server = await dev({
  server: { port: config.port, host: config.host },
  integrations: [shopInDevelopment],
  // Hot reload needs inline scripts and styles.
  security: { csp: false },
})
console.log(`\n  Butikken    ${config.publicUrl}`)
if (shop.newPassword)
  console.log(`  Innlogging  ${config.administrator.username} / ${shop.newPassword}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await server.stop()
    await shop.stop()
    process.exit(0)
  })
