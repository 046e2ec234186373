/**
 * `npm run prove-two-versions`: the previous release sells while this version migrates its database, and restarts on
 * the new schema. No call may fail, and the books must balance. `-- --from NAME` names another tag or commit than
 * the latest tag before this commit; `--seconds N` is the time before, after, and after the new start; default: 10.
 */
import { constants } from 'node:os'
import { parseArgs } from 'node:util'
import { stopAll } from '../bench/processes/stop-at-end.ts'
import { builtVersion, commitOf, previousTag } from './two-versions/previous-version.ts'
import { prove } from './two-versions/proof.ts'

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => stopAll().then(() => process.exit(128 + constants.signals[signal])))
try {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, seconds: { type: 'string', default: '10' } },
  })
  const seconds = Number(values.seconds)
  if (!(seconds > 0)) throw new Error('--seconds is not a number above 0')
  const name = values.from ?? (await previousTag())
  if (!name) throw new Error('There is no tag before this commit: name a version with --from')
  const commit = await commitOf(name)
  if (!commit) throw new Error(`There is no version ${name} in this clone`)
  console.log(`Building ${name} …`)
  await prove(await builtVersion(commit), seconds, console.log)
  console.log(`${name} works with the schema of this version: no call failed, the books balance.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await stopAll()
}
process.exit()
