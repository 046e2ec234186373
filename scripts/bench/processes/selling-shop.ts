import { freePort } from '../../../api/embedded/free-port.ts'
import { testKeys } from '../../../api/embedded/test-payments/keys.ts'
import { startDatabase } from './bench-database.ts'
import { startChild } from './child-process.ts'
import { mailing, startProcess, until } from './shop-process.ts'

const providerProcess = new URL('./provider-process.ts', import.meta.url).pathname

/** Settings of a shop with this payment provider. */
export const payingBy = (providerUrl: string) => ({
  STRIPE_SECRET_KEY: testKeys.secretKey,
  STRIPE_PUBLISHABLE_KEY: testKeys.publishableKey,
  STRIPE_WEBHOOK_SECRET: testKeys.webhookSecret,
  STRIPE_API_BASE: providerUrl,
})

/**
 * Starts a shop, its payment provider and its database as processes of their own. With a mail server the shop runs in
 * production as two processes, one for the web and one for the jobs.
 */
export async function startSellingShop(smtpUrl?: string, more: Record<string, string> = {}) {
  const database = await startDatabase()
  const [port, providerPort] = [await freePort(), await freePort()]
  const providerUrl = `http://127.0.0.1:${providerPort}`
  const settings = {
    DATA_DIR: database.folder,
    DATABASE_URL: database.url,
    ...payingBy(providerUrl),
    ...(smtpUrl && mailing({ databaseUrl: database.url, smtpUrl, folder: database.folder })),
    ...more,
  }
  const stop = async () => {
    for (const one of processes) await one.stop()
    await database.stop()
  }
  const processes: { stop(): Promise<void> }[] = []
  try {
    const role = smtpUrl ? 'web' : 'all'
    const shop = await startProcess({ ...settings, PORT: String(port), SHOP_ROLE: role })
    processes.push(shop)
    const worker = smtpUrl && (await startProcess({ ...settings, SHOP_ROLE: 'worker' }))
    if (worker) processes.push(worker)
    processes.push(startProvider(providerPort, shop.url, database.url))
    await until(30_000, () => fetch(providerUrl).then(() => true))
    return {
      shopUrl: shop.url,
      shopPid: shop.pid,
      workerPid: worker ? worker.pid : undefined,
      providerUrl,
      databaseUrl: database.url,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts the payment provider of a shop. */
export const startProvider = (port: number | string, shopUrl: string, databaseUrl: string) =>
  startChild(process.execPath, [providerProcess], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: databaseUrl, SHOP_URL: shopUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
