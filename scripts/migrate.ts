/**
 * `npm run migrate`: migrates the database without starting the shop. `-- --check` prints what that would do, and
 * changes nothing; its exit code is 1 when the shop would refuse the database.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MigrationError } from '../api/platform/database/migration/migration-error.ts'
import { migrationPlan, type Plan } from '../api/platform/database/migration/plan.ts'
import { type Config, loadConfig } from '../api/platform/settings/config.ts'
import { migrateDatabase, whileOwned } from '../api/start/with-database.ts'
import { Refusal, runCommand } from './database/run-command.ts'

await runCommand(async () => {
  const [flag, ...more] = process.argv.slice(2)
  if (more.length > 0 || (flag && flag !== '--check'))
    throw new Refusal('npm run migrate, or npm run migrate -- --check')
  const config = loadConfig(process.env, 'database')
  if (flag) await check(config)
  else {
    await migrateDatabase(config, { report: console.error })
    console.log('The database is up to date.')
  }
})

async function check(config: Config): Promise<void> {
  const { lines, isPossible } = await planOf(config)
  for (const line of lines) console.log(line)
  if (!isPossible) process.exitCode = 1
}

async function planOf(config: Config): Promise<Plan> {
  const isEmpty = !config.databaseUrl && !existsSync(join(config.dataDir, 'postgres/PG_VERSION'))
  try {
    return await (isEmpty ? migrationPlan(undefined) : whileOwned(config, migrationPlan))
  } catch (error) {
    throw MigrationError.of('The check', error)
  }
}
