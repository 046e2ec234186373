/**
 * `npm run prove-backup`: customers buy in a big shop while backups are made, and the last backup is restored. Prints how
 * long an order's calls take with and without a backup. `-- --runs N --seconds N`; default: 3 runs of 20 seconds each.
 */
import { parseArgs } from 'node:util'
import { rehearse } from '../rehearsal/rehearse.ts'
import { prove } from './backup/proof.ts'

await rehearse(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '20' },
    },
  })
  const [runs, seconds] = [Number(values.runs), Number(values.seconds)]
  if (!(runs > 0 && seconds > 0)) throw new Error('--runs and --seconds are numbers above 0')
  await prove(runs, seconds, console.log)
  console.log('No call failed, no session waited for a backup, and the restored shop is the same.')
})
