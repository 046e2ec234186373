/** `npm run forget -- EMAIL`: deletes what no law demands about an e-mail address, and says what was kept and why. */
import { loadConfig } from '../../api/platform/settings/config.ts'
import { paymentStandIn } from '../../api/start/payment-stand-in.ts'
import { withDatabase } from '../../api/start/with-database.ts'
import { forgetPerson } from '../../modules/privacy/personal-data.ts'
import { commandLine } from '../../modules/shared/staff-log/command-line.ts'
import { runCommand } from '../database/run-command.ts'
import { linesOf } from './lines-of.ts'
import { typedAddress } from './typed-address.ts'

await runCommand(async () => {
  const email = typedAddress(process.argv.slice(2), 'npm run forget -- EMAIL')
  await withDatabase(loadConfig(process.env, 'database'), async (sql) => {
    const forgetAtProvider = (await paymentStandIn())?.forgetCustomer
    const dependencies = { sql, clock: () => new Date(), forgetAtProvider }
    const forgotten = await forgetPerson(dependencies, email, commandLine)
    console.log(linesOf(email, forgotten).join('\n'))
  })
})
