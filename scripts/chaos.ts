/**
 * `npm run chaos -- --runs N --seed N`: customers buy while the shop's process is killed, the database becomes
 * unreachable, the payment provider and the mail server fail, and events arrive late, twice or never. After each run
 * the books must balance. The same seed gives the same customers and faults; default: a new one.
 *
 * `-- --layout` causes failures of several processes, failovers of the database included; `--only TEXT` those alone
 * whose name contains it. It takes half an hour and needs Debian's nginx and PostgreSQL.
 */
import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { stopAll } from './bench/processes/stop-at-end.ts'
import { chaosOfLayout } from './chaos/layout/layout.ts'
import { trial } from './chaos/trial.ts'
import { createWorld } from './chaos/world.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    layout: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})
const runs = Number(values.runs)
const firstSeed = Number(values.seed)
if (!(runs > 0 && Number.isInteger(firstSeed))) {
  console.error('--runs is a number above 0, and --seed a whole number')
  process.exit(1)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => stopAll().then(() => process.exit(128 + constants.signals[signal])))
if (values.layout) {
  try {
    process.exitCode = (await chaosOfLayout(firstSeed, values.only)) === 0 ? 0 : 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    await stopAll()
  }
  process.exit()
}

const folder = await mkdtemp(join(tmpdir(), 'russpatcher-chaos-'))
const world = await createWorld(folder)
let failed = 0
try {
  for (let seed = firstSeed; seed < firstSeed + runs; seed++) {
    const { plan, wrong } = await trial(world, seed).catch((error: unknown) => ({
      plan: 'it did not finish',
      wrong: [String(error)],
    }))
    if (wrong.length > 0) failed += 1
    if (wrong.length > 0) console.log(`✗ --runs 1 --seed ${seed}: ${plan}\n  ${wrong.join('\n  ')}`)
  }
  console.log(`${runs} runs from seed ${firstSeed}: the shop died ${world.shop.deaths()} times.`)
  console.log(failed === 0 ? 'The books balance after each.' : `${failed} runs failed.`)
} finally {
  await world.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exit(failed === 0 ? 0 : 1)
