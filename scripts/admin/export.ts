/** `npm run export -- EMAIL`: writes all that the shop stores about an e-mail address to standard output, as JSON. */
import { loadConfig } from '../../api/platform/settings/config.ts'
import { withDatabase } from '../../api/start/with-database.ts'
import { personalData } from '../../modules/privacy/personal-data.ts'
import { commandLine } from '../../modules/shared/staff-log/command-line.ts'
import { runCommand } from '../database/run-command.ts'
import { typedAddress } from './typed-address.ts'

await runCommand(async () => {
  const email = typedAddress(process.argv.slice(2), 'npm run export -- EMAIL')
  await withDatabase(loadConfig(process.env, 'database'), async (sql) => {
    const data = await personalData({ sql, clock: () => new Date() }, email, commandLine)
    console.log(JSON.stringify(data, null, 2))
  })
})
