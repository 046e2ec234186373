import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../api/embedded/free-port.ts'
import { startEmbeddedPostgres } from '../../api/embedded/postgres.ts'
import { testKeys } from '../../api/embedded/test-payments/keys.ts'
import { mailing, startProcess, until } from './shop-process.ts'

const root = new URL('../../', import.meta.url).pathname

/**
 * Starts a shop, its payment provider and its database as processes of their own. With a mail server the shop runs in
 * production as two processes, one for the web and one for the jobs.
 */
export async function startSellingShop(smtpUrl?: string, more: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'russpatcher-bench-'))
  const database = await startEmbeddedPostgres(folder)
  const [port, providerPort] = [await freePort(), await freePort()]
  const providerUrl = `http://127.0.0.1:${providerPort}`
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    STRIPE_SECRET_KEY: testKeys.secretKey,
    STRIPE_PUBLISHABLE_KEY: testKeys.publishableKey,
    STRIPE_WEBHOOK_SECRET: testKeys.webhookSecret,
    STRIPE_API_BASE: providerUrl,
    ...(smtpUrl && mailing({ databaseUrl: database.url, smtpUrl, folder })),
    ...more,
  }
  const shop = await startProcess({
    ...settings,
    PORT: String(port),
    ...(smtpUrl && { SHOP_ROLE: 'web' }),
  })
  const worker = smtpUrl ? await startProcess({ ...settings, SHOP_ROLE: 'worker' }) : undefined
  const provider = spawn(process.execPath, ['scripts/bench/provider-process.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(providerPort),
      DATABASE_URL: database.url,
      SHOP_URL: shop.url,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await until(30_000, () => fetch(providerUrl).then(() => true))
  return {
    shopUrl: shop.url,
    shopPid: shop.pid,
    providerUrl,
    databaseUrl: database.url,
    async stop() {
      await Promise.all([shop.stop(), worker?.stop()])
      provider.kill('SIGTERM')
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
