/**
 * `npm run chaos -- --runs N --seed N`: customers buy while the shop's process is killed, the database becomes
 * unreachable, the payment provider and the mail server fail, and events arrive late, twice or never. After each run
 * the books must balance. The same seed gives the same customers and faults; default: a new one.
 *
 * `-- --layout` causes failures of several processes, failovers of the database included; `--only TEXT` those alone
 * whose name contains it. It takes half an hour and needs Debian's nginx and PostgreSQL.
 */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { chaosOfLayout } from './chaos/layout/layout.ts'
import { trial } from './chaos/trial.ts'
import { createWorld } from './chaos/world.ts'
import { rehearse } from './rehearsal/rehearse.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    layout: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})

await rehearse(async () => {
  const runs = Number(values.runs)
  const firstSeed = Number(values.seed)
  if (!(runs > 0 && Number.isInteger(firstSeed)))
    throw new Error('--runs is a number above 0, and --seed a whole number')
  if (values.layout) return chaosOfLayout(firstSeed, values.only)

  const world = await createWorld()
  let failed = 0
  for (let seed = firstSeed; seed < firstSeed + runs; seed++)
    await trial(world, seed).catch(({ message }: Error) => {
      failed += 1
      console.log(`✗ --runs 1 --seed ${seed}: ${message}`)
    })
  console.log(`${runs} runs from seed ${firstSeed}: the shop died ${world.shop.deaths()} times.`)
  if (failed > 0) throw new Error(`${failed} runs failed.`)
  console.log('The books balance after each.')
})
