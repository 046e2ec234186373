import { freePort } from '../../api/stand-ins/free-port.ts'
import { startDatabase } from './database.ts'
import { startProvider } from './provider.ts'
import { mailing, payingBy } from './settings.ts'
import { startShop } from './shop-process.ts'

/**
 * Starts a demo, its payment provider and its database as processes of their own. With a mail server it runs as two
 * processes, one for the web and one for the jobs. `stop` leaves the database.
 */
export async function startSellingShop(smtpUrl?: string, more: Record<string, string> = {}) {
  const { url: databaseUrl, folder } = await startDatabase()
  const providerPort = await freePort()
  const providerUrl = `http://127.0.0.1:${providerPort}`
  const settings = {
    DEMO: '1',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    ...payingBy(providerUrl),
    ...(smtpUrl && mailing(smtpUrl)),
    ...more,
  }
  const web = await startShop({ ...settings, SHOP_ROLE: smtpUrl ? 'web' : 'all' })
  const worker = smtpUrl ? await startShop({ ...settings, SHOP_ROLE: 'worker' }) : web
  const provider = await startProvider(providerPort, web.url, databaseUrl)
  return {
    url: web.url,
    providerUrl,
    databaseUrl,
    dataDir: folder,
    web,
    worker,
    async stop() {
      for (const one of [web, worker, provider]) await one.stop()
    },
  }
}
