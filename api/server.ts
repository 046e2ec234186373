import cluster from 'node:cluster'
import { constants, setPriority } from 'node:os'
import type { Logger } from 'pino'
import { createWaitingServer } from './edge/listening/waiting-server.ts'
import { MigrationError } from './platform/database/migration/migration-error.ts'
import { createLog } from './platform/log/log.ts'
import { type Config, ConfigError, loadConfig } from './platform/settings/config.ts'
import { traceSettingsIn } from './platform/settings/trace-settings.ts'
import { isStopped, stopOnSignals } from './start/stop-on-signals.ts'
import { warmUpTicks } from './start/warm-up.ts'

/** Starts a process in its role, and stops it gracefully on SIGTERM or SIGINT. */
async function main() {
  await warmUpTicks()
  const config = loadConfig(process.env)
  const log = createLog(config)
  const tracing = traceSettingsIn(process.env)
  if (tracing.length > 0 && cluster.isPrimary)
    log.warn(`The shop sends no traces, so these have no effect: ${tracing.join(', ')}`)
  if (config.role === 'migrate') return migrateOnly(config, log)
  const giveUp = new AbortController()
  const starting = start(config, log, giveUp.signal)
  stopOnSignals(starting, giveUp, log)
  const shop = await starting
  const address = config.publicUrl
  const lines = [
    '',
    `  Butikken    ${address}`,
    `  Admin       ${address}/admin/login`,
    `  API         ${address}/api/docs`,
    ...(shop.hasInbox ? [`  Innboks     ${address}/innboks`] : []),
    ...(shop.newPassword
      ? [`  Innlogging  ${config.administrator.username} / ${shop.newPassword}  (vises bare nå)`]
      : []),
    '',
  ]
  if (!config.production) {
    if (cluster.isPrimary) console.log(lines.join('\n'))
    return
  }
  const { username } = config.administrator
  if (shop.newPassword)
    log.info({ username, password: shop.newPassword }, 'The first administrator was added')
  log.info({ address, role: config.role }, 'The shop has started')
}

/** Migrates and starts nothing. On a signal, the database rolls back what is under way. */
async function migrateOnly(config: Config, log: Logger): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))
  const { migrateDatabase } = await import('./start/with-database.ts')
  await migrateDatabase(config, { report: (line) => log.warn(line) })
  log.info('The database is up to date')
  process.exit(0)
}

/**
 * Launches the embedded database first: it starts while the rest of the shop is loaded. Waits for another one, and
 * migrates it, until `signal` aborts.
 */
async function start(config: Config, log: Logger, signal: AbortSignal) {
  // One of several web processes lets the others answer.
  const waiting = createWaitingServer(cluster.isWorker ? undefined : config)
  const { databaseUrl } = config
  if (databaseUrl) {
    const { reachDatabase } = await import('./platform/database/reaching/reach-database.ts')
    await reachDatabase({ ...config, databaseUrl }, { log, whenAway: waiting.open, signal })
  }
  const launched = databaseUrl ? undefined : await launchEmbeddedDatabase(config)
  const launch = { ...launched, waiting, signal }
  // Jobs yield the processor to web processes beside them. The embedded database would inherit the priority.
  if (config.role === 'worker') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const isParent = cluster.isPrimary && config.webProcesses > 1 && config.role !== 'worker'
  if (isParent) {
    const { startShopProcesses } = await import('./start-shop-processes.ts')
    return startShopProcesses(config, log, launch)
  }
  const { startShop } = await import('./start-shop.ts')
  return startShop(config, log, launch)
}

/** Loads the embedded database only when it is used: production's image lacks it. */
async function launchEmbeddedDatabase(config: Config) {
  const { launchDatabase } = await import('./stand-ins/database/launch-database.ts')
  return launchDatabase(config)
}

/** Runs the shop by the settings in the environment. Ends the process with a message when it cannot start. */
export async function run(): Promise<void> {
  try {
    await main()
  } catch (error) {
    if (isStopped(error)) process.exit(0)
    if (error instanceof ConfigError || error instanceof MigrationError)
      console.error(error.message)
    else console.error(error)
    process.exit(1)
  }
}

if (import.meta.main) await run()
