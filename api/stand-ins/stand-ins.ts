import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Pool } from '../../modules/shared/transaction.ts'
import { writableFolder } from '../platform/files/writable-folder.ts'
import { type Payment, sdkAt, stripePayment } from '../platform/payments/payment.ts'
import type { Config } from '../platform/settings/config.ts'
import { ownUrl } from '../platform/settings/own-url.ts'
import { launchDatabase } from './database/launch-database.ts'
import type { EmbeddedDatabase } from './database/postgres.ts'
import { mailInboxPages } from './inbox/pages.ts'
import { startInboxServer } from './inbox/smtp.ts'
import { createMailStore } from './inbox/store.ts'
import { createTestPayments } from './payments/index.ts'
import { testKeys } from './payments/keys.ts'
import { forThisMachine } from './this-machine.ts'

/** The services that a shop uses: those of its settings, or stand-ins. */
export type Services = {
  databaseUrl: string
  smtpUrl: string
  payment(sql: Pool): Promise<Payment>
  /** Pages of the stand-ins, by path. */
  pages: { path: string; app: Hono }[]
  stop(): Promise<void>
}

/**
 * The configured services, with a built-in stand-in for each that is not configured, behind the same interface.
 * `launched` is the embedded database if it has been launched.
 */
export async function startStandIns(
  config: Config,
  log: Logger,
  launched?: Promise<EmbeddedDatabase>,
): Promise<Services> {
  const started: (() => Promise<unknown>)[] = []
  const pages: Services['pages'] = []
  const serveAt = (path: string, app: Hono) =>
    pages.push({ path, app: config.opensStandIns ? app : forThisMachine(app, config.publicUrl) })

  async function database(): Promise<string> {
    if (config.databaseUrl) return config.databaseUrl
    const { url, stop } = await (launched ?? (await launchDatabase(config)).database)
    started.push(stop)
    return url
  }

  async function smtp(): Promise<string> {
    if (config.smtpUrl) return config.smtpUrl
    if (config.opensStandIns)
      log.warn('SMTP_URL is not set: anybody can read the mails at /innboks')
    await writableFolder(config.dataDir)
    const store = createMailStore(join(config.dataDir, 'mail'))
    const { url, stop } = await startInboxServer(store)
    started.push(stop)
    serveAt('/innboks', await mailInboxPages(store))
    return url
  }

  async function payment(sql: Pool): Promise<Payment> {
    if (config.stripe) return stripePayment(config.stripe, config.stripeApiBase)
    if (config.opensStandIns)
      log.warn('The Stripe settings are not set: only test cards work, and no money moves')
    const provider = await createTestPayments({
      sql,
      webhookUrl: `${ownUrl(config.host, config.port)}/api/stripe/webhook`,
      pagesUrl: `${config.publicUrl}/test-payments`,
      ...testKeys,
      log,
    })
    const server = serve({ fetch: provider.api.fetch, port: 0, hostname: '127.0.0.1' })
    await new Promise((listening) => server.once('listening', listening))
    started.push(() => new Promise((closed) => server.close(closed)), provider.stop)
    serveAt('/test-payments', provider.browser)
    const { port } = server.address() as AddressInfo
    return {
      secretKey: testKeys.secretKey,
      webhookSecret: testKeys.webhookSecret,
      sdk: sdkAt(new URL(`http://127.0.0.1:${port}`)),
      browser: { publishableKey: testKeys.publishableKey, scriptUrl: '/test-payments/stripe.js' },
    }
  }

  async function stop(): Promise<void> {
    for (const step of started.splice(0).reverse()) await step()
  }

  try {
    return { databaseUrl: await database(), smtpUrl: await smtp(), payment, pages, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
