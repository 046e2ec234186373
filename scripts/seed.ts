/**
 * `npm run seed`: overwrites the catalogue from the data files. `-- --products N` writes N products: the first patches
 * of the files, and beyond these generated variations. `-- --missing` only adds patches that the catalogue lacks.
 */
import { parseArgs } from 'node:util'
import { loadConfig } from '../api/platform/settings/config.ts'
import { withDatabase } from '../api/start/with-database.ts'
import { seed, seedMissing } from '../modules/catalogue/seed.ts'
import { commandLine } from '../modules/shared/staff-log/command-line.ts'
import { Refusal, runCommand } from './database/run-command.ts'

await runCommand(async () => {
  const { values } = parseArgs({
    options: { products: { type: 'string' }, missing: { type: 'boolean', default: false } },
  })
  const count = values.products === undefined ? undefined : Number(values.products)
  if (count !== undefined && (!Number.isInteger(count) || count < 1 || count > 900_000))
    throw new Refusal('--products must be a whole number from 1 to 900000')
  await withDatabase(loadConfig(process.env, 'database'), async (sql) => {
    const by = { administrator: commandLine, at: new Date() }
    const written = await (values.missing ? seedMissing(sql, by) : seed(sql, by, count))
    console.log(`${written} products were ${values.missing ? 'added' : 'written'}.`)
  })
})
