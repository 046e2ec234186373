import type { Logger } from 'pino'
import { stripePayment } from '../platform/payments/payment.ts'
import type { Config } from '../platform/settings/config.ts'
import type { EmbeddedDatabase } from '../stand-ins/database/postgres.ts'
import type { Services } from '../stand-ins/stand-ins.ts'

/**
 * The services of the settings, and stand-ins for those that are not configured. `launched` is the embedded database if
 * it has been launched. The stand-ins are loaded only when one is used, because production's image lacks them.
 */
export async function openServices(
  config: Config,
  log: Logger,
  launched?: Promise<EmbeddedDatabase>,
): Promise<Services> {
  const { databaseUrl, smtpUrl, stripe, stripeApiBase } = config
  if (databaseUrl && smtpUrl && stripe)
    return {
      databaseUrl,
      smtpUrl,
      payment: async () => stripePayment(stripe, stripeApiBase),
      pages: [],
      stop: async () => undefined,
    }
  const { startStandIns } = await import('../stand-ins/stand-ins.ts')
  return startStandIns(config, log, launched)
}
