/**
 * `npm run skip-numbers -- TIME`: for a database that another tool, or a failover, has brought back to its state of that
 * time. Has receipts, credit notes and ids go on after a gap. A repetition leaves out more numbers, and does no harm.
 */

import { anyShopTable } from '../../api/backup/shop-tables-queries.ts'
import { skipNumbers } from '../../api/backup/skip-numbers.ts'
import { MigrationError } from '../../api/platform/database/migration/migration-error.ts'
import { reach } from '../../api/platform/database/migration/migration-queries.ts'
import { loadConfig } from '../../api/platform/settings/config.ts'
import { shopSchemas } from '../../api/start/shop-schemas.ts'
import { whileOwned } from '../../api/start/with-database.ts'
import { inTransaction } from '../../modules/shared/transaction.ts'
import { Refusal, runCommand } from './run-command.ts'
import { typedTime } from './typed-time.ts'

await runCommand(async () => {
  const at = typedTime(process.argv.slice(2))
  const config = loadConfig(process.env, 'database')
  if (!config.databaseUrl) throw new Refusal('DATABASE_URL: is missing')
  try {
    await whileOwned(config, async (sql) => {
      await reach(sql)
      if (!(await anyShopTable(sql, await shopSchemas())))
        throw new Refusal('There is no shop in the database')
      console.log(await inTransaction(sql, (tx) => skipNumbers(tx, { at, now: new Date() })))
    })
  } catch (error) {
    throw error instanceof Refusal ? error : MigrationError.of('Skipping numbers', error)
  }
})
