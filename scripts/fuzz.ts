/**
 * `npm run fuzz -- --minutes N`: runs Schemathesis with all checks and phases against a new shop, with one seed after the
 * other until the time is over. `-- --seed N --examples N` runs once, and repeats what a seed that was printed found.
 * `--record FILE` writes the calls and answers of such a run as HAR: `node scripts/fuzz/compare-answers.ts` compares two.
 * Rate limits are lifted, as they would stop the run after a few dozen calls. Fails when a check fails, or when too few
 * links of the contract were followed.
 */
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import pino from 'pino'
import { loadConfig } from '../api/platform/settings/config.ts'
import { freePort } from '../api/stand-ins/free-port.ts'
import { startShop } from '../api/start-shop.ts'
import { coveredLinks } from './fuzz/covered-links.ts'
import { placeOrder } from './rehearsal/buyer.ts'
import { ensurePythonTools, fuzzer } from './test/python/python-tools.ts'

const { values } = parseArgs({
  options: {
    examples: { type: 'string', default: '100' },
    minutes: { type: 'string', default: '0' },
    // The same seed gives the same cases. Default: a new one.
    seed: { type: 'string' },
    record: { type: 'string' },
  },
})
/** Minimum links to follow, chains of calls per round, and maximum rounds. */
const fewestLinks = 40
const chains = 60
const mostRounds = 4

const root = new URL('../', import.meta.url).pathname
const administrator = { ADMIN_USERNAME: 'fuzzer', ADMIN_PASSWORD: 'correct-horse-battery' }

ensurePythonTools()
const folder = await mkdtemp(join(tmpdir(), 'russpatcher-fuzz-'))
const config = loadConfig({
  PORT: String(await freePort()),
  DATA_DIR: folder,
  CONTACT_INBOX: 'post@example.com',
  ...administrator,
})
const shop = await startShop(config, pino({ level: 'warn' }), { unlimited: true })
const passed = await trials().finally(async () => {
  await shop.stop()
  await rm(folder, { recursive: true, force: true })
})
process.exit(passed ? 0 : 1)

/** Places an order first, so that calls about orders have one. */
async function trials(): Promise<boolean> {
  await placeOrder(config.publicUrl)
  const end = Date.now() + Number(values.minutes) * 60_000
  let seed = Number(values.seed ?? randomInt(1_000_000))
  do {
    console.log(`Seed ${seed}`)
    if (!(await trial(seed))) return false
    seed += mostRounds
  } while (Date.now() < end)
  return true
}

async function trial(seed: number): Promise<boolean> {
  const { record, examples } = values
  const options = record ? ['--report', 'har', '--report-har-path', resolve(record)] : []
  return (
    (await fuzz(['examples', 'coverage', 'fuzzing'], Number(examples), seed, options)) &&
    (await followLinks(seed))
  )
}

/**
 * Follows chains of calls along the contract's links. A round ends early when replaying a chain gives another result,
 * because earlier chains changed the shop. So rounds are repeated until enough links were followed.
 */
async function followLinks(seed: number): Promise<boolean> {
  const followed = new Set<string>()
  for (let round = 0; round < mostRounds && followed.size < fewestLinks; round++) {
    const report = join(folder, `links-${round}.ndjson`)
    const options = ['--report', 'ndjson', '--report-ndjson-path', report]
    if (!(await fuzz(['stateful'], chains, seed + round, options))) return false
    for (const link of await coveredLinks(report)) followed.add(link)
  }
  console.log(
    `${followed.size} links of the contract were followed, at least ${fewestLinks} are required`,
  )
  return followed.size >= fewestLinks
}

async function fuzz(
  phases: string[],
  examples: number,
  seed: number,
  options: string[] = [],
): Promise<boolean> {
  const settings = ['--config-file', join(root, 'scripts/fuzz/schemathesis.toml')]
  const target = ['run', join(root, 'openapi.yaml'), '--url', `http://127.0.0.1:${config.port}`]
  const amount = [`--phases=${phases}`, `--max-examples=${examples}`, `--seed=${seed}`]
  const child = spawn(fuzzer, [...settings, ...target, ...amount, ...options], {
    stdio: 'inherit',
    cwd: folder,
    env: { ...process.env, ...administrator },
  })
  const [code] = await once(child, 'close')
  return code === 0
}
