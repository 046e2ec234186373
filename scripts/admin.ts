/** `npm run admin -- add NAME | password NAME | list | remove NAME`: manages the shop's administrators. */
import { manageAdministrators } from './admin/administrators.ts'
import { runCommand } from './database/run-command.ts'

await runCommand(async () => console.log(await manageAdministrators(process.argv.slice(2))))
