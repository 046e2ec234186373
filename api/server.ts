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
const patience = 25_000

/** Starts a process in its role, and stops it gracefully on SIGTERM or SIGINT. */
async function main() {
  await warmUpTicks()
  const config = loadConfig(process.env)
  const log = createLog(config)
  if (config.role === 'migrate') return migrateOnly(config, log)
  const starting = start(config, log)
  stopOnSignals(starting, log)
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
  if (config.production) log.info({ address, role: config.role }, 'The shop has started')
  else if (cluster.isPrimary) console.log(lines.join('\n'))
}

/** Migrates and starts nothing. On a signal, the database rolls back what is under way. */
async function migrateOnly(config: Config, log: Logger): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))
  const { migrateDatabase } = await import('./database/with-database.ts')
  await migrateDatabase(config, (line) => log.warn(line))
  log.info('The database is up to date')
  process.exit(0)
}

/** On SIGTERM or SIGINT, also while the shop starts: otherwise the embedded database would be left running. */
function stopOnSignals(starting: ReturnType<typeof start>, log: Logger): void {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'The shop is shutting down')
    setTimeout(() => process.exit(1), patience).unref()
    const shop = await starting
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

/** Launches the embedded database first: it starts while the rest of the shop is loaded. */
async function start(config: Config, log: Logger) {
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

/** Runs the shop by the settings in the environment. Ends the process with a message when it cannot start. */
export async function run(): Promise<void> {
  try {
    await main()
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (isTaken)
      console.error(`${error.message}. Stop the process that listens there, or set PORT.`)
    else if (error instanceof ConfigError || error instanceof MigrationError)
      console.error(error.message)
    else console.error(error)
    process.exit(1)
  }
}

if (import.meta.main) await run()
