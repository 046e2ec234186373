import cluster from 'node:cluster'
import { constants, setPriority } from 'node:os'
import type { Logger } from 'pino'
import { type Config, ConfigError, loadConfig } from './config.ts'
import { MigrationError } from './database/migration/migration-error.ts'
import { warmUpTicks } from './edge/warm-up.ts'
import { mostConnections } from './embedded/most-connections.ts'
import { launchEmbeddedPostgres } from './embedded/postgres.ts'
import { createLog } from './log.ts'

/** Ms after which a hanging shutdown is forced with process.exit. */
const patience = 35_000

/** Starts a process in its role, and stops it gracefully on SIGTERM or SIGINT. */
async function main() {
  await warmUpTicks()
  const config = loadConfig(process.env)
  const log = createLog(config)
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
  const { migrateDatabase } = await import('./database/with-database.ts')
  await migrateDatabase(config, (line) => log.warn(line))
  log.info('The database is up to date')
  process.exit(0)
}

/**
 * On SIGTERM or SIGINT, also while the shop starts: otherwise the embedded database would be left running. `giveUp` ends
 * a start that waits for the database.
 */
function stopOnSignals(
  starting: ReturnType<typeof start>,
  giveUp: AbortController,
  log: Logger,
): void {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'The shop is shutting down')
    setTimeout(() => process.exit(1), patience).unref()
    giveUp.abort(new Stopped())
    const shop = await starting.catch(() => undefined)
    if (!shop) return
    shop.stop().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'The shop did not shut down cleanly')
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', () => stop('SIGTERM'))
  process.once('SIGINT', () => stop('SIGINT'))
}

/** The shop was told to stop before it had started. */
class Stopped extends Error {}

/**
 * Launches the embedded database first: it starts while the rest of the shop is loaded. Waits for another one until
 * `signal` aborts.
 */
async function start(config: Config, log: Logger, signal: AbortSignal) {
  if (config.databaseUrl) await awaitDatabase(config, config.databaseUrl, log, signal)
  const launched = config.databaseUrl
    ? undefined
    : await launchEmbeddedPostgres(config.dataDir, mostConnections(config))
  // Jobs yield the processor to web processes beside them. The embedded database would inherit the priority.
  if (config.role === 'worker') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const isParent = cluster.isPrimary && config.webProcesses > 1 && config.role !== 'worker'
  if (isParent) {
    const { startShopProcesses } = await import('./start-shop-processes.ts')
    return startShopProcesses(config, log, launched)
  }
  const { startShop } = await import('./start-shop.ts')
  return startShop(config, log, launched)
}

/** While the database is away, the process answers on the port that it is not ready; one of several lets the others answer. */
async function awaitDatabase(
  config: Config,
  databaseUrl: string,
  log: Logger,
  signal: AbortSignal,
) {
  const { reachDatabase } = await import('./database/reach-database.ts')
  const { answerWhileWaiting } = await import('./edge/waiting-server.ts')
  const isSilent = config.role === 'worker' || cluster.isWorker
  const whileAway = async () => (isSilent ? async () => undefined : answerWhileWaiting(config))
  await reachDatabase({ ...config, databaseUrl }, { log, whileAway, signal })
}

/** Runs the shop by the settings in the environment. Ends the process with a message when it cannot start. */
export async function run(): Promise<void> {
  try {
    await main()
  } catch (error) {
    if (isStop(error)) process.exit(0)
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (isTaken)
      console.error(
        `${error.message}. Stop the process that listens there, or set PORT or METRICS_PORT.`,
      )
    else if (error instanceof ConfigError || error instanceof MigrationError)
      console.error(error.message)
    else console.error(error)
    process.exit(1)
  }
}

const isStop = (error: unknown): boolean =>
  error instanceof Stopped || (error instanceof Error && error.cause instanceof Stopped)

if (import.meta.main) await run()
