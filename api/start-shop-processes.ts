import type { Logger } from 'pino'
import { offerMetrics } from './edge/metrics/offer-metrics.ts'
import { noSite } from './pages/built-site.ts'
import type { Config } from './platform/settings/config.ts'
import { checkPort, startWebProcesses } from './start/web-processes.ts'
import { type Overrides, openShop, type Shop } from './start-shop.ts'

/**
 * Starts a process that owns the stand-ins, works if its role is `all`, and has `webProcesses` children that answer on
 * the port. Throws ConfigError when the port is taken.
 */
export async function startShopProcesses(
  config: Config,
  log: Logger,
  overrides: Overrides = {},
): Promise<Pick<Shop, 'newPassword' | 'hasInbox' | 'stop'>> {
  const role = config.role === 'all' ? 'worker' : config.role
  const shop = await openShop({ ...config, role }, log, noSite, overrides)
  try {
    await overrides.waiting?.close()
    await checkPort(config)
    if (shop.metrics) shop.onStop(await offerMetrics(shop.metrics, config, log))
    const processes = startWebProcesses(config.webProcesses, log)
    shop.onStop(processes.stop)
    await processes.listening
    return shop
  } catch (error) {
    await shop.stop()
    throw error
  }
}
