/**
 * `npm test`: all checks; `npm test -- --since REV`: what the changes since a commit can break by the graph of imports,
 * and always the contract, the boundaries and a purchase. It installs what they need beyond the npm packages (browsers,
 * nginx, PgBouncer, the contract linter and fuzzer, an S3 server), and its last line is `N passed, N failed`.
 */
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { ensureEngines, untestedEngines } from './test/install/engines.ts'
import { isPoolerTested, isProxyTested } from './test/install/servers.ts'
import { ensurePythonTools } from './test/python/python-tools.ts'
import { report } from './test/steps/report.ts'
import { type Outcome, runLanes, type Step } from './test/steps/run-steps.ts'

const vitest = (name: string, ...args: string[]): Step => ({
  name,
  command: 'vitest',
  args: ['run', '--reporter=default', ...args],
})
const script = (name: string, file: string, ...args: string[]): Step => ({
  name,
  command: 'node',
  args: [`scripts/${file}.ts`, ...args],
})

/** Of fuzzing and chaos: a run can be repeated. Their long forms take new ones. */
const seed = ['--seed', '20260517']

const inBrowser = ['--config', 'vitest.browser.config.ts']
const ofJourneys = ['--config', 'vitest.e2e.config.ts']
const unbuilt = ['--project', 'site', '--project', 'server']
const served = ['--project', 'site served']

const checks = [script('check', 'check'), script('contract lint', 'generate/lint/lint')]
const pictures = script('pictures', 'build/pictures', '--few')
const build = script('build', 'build/site')

/** Stages run one after the other, and the lanes of a stage in parallel: one works while another waits. */
const everything: Step[][][] = [
  [
    [
      pictures,
      vitest('unit and database tests', ...unbuilt),
      script('chaos', 'chaos', '--runs', '8', ...seed),
    ],
    [
      ...checks,
      build,
      script('contract fuzzing', 'fuzz', '--examples', '6', ...seed),
      vitest('parts in a browser', ...inBrowser),
      vitest('served pages', ...served),
    ],
  ],
  [[vitest('journeys', ...ofJourneys)]],
]

const changedSince = (rev: string): Step[][][] => {
  const changed = ['--changed', rev, '--passWithNoTests']
  return [
    [
      [
        pictures,
        vitest('changed unit and database tests', ...unbuilt, ...changed),
        vitest('boundaries and contract', 'boundaries.test', 'shared/contract', 'scripts/generate'),
      ],
      [
        ...checks,
        build,
        vitest('changed parts in a browser', ...inBrowser, ...changed),
        vitest('changed served pages', ...served, ...changed),
      ],
    ],
    [
      [
        vitest('changed journeys', ...ofJourneys, ...changed),
        vitest('a purchase', ...ofJourneys, 'buy-a-patch'),
      ],
    ],
  ]
}

const { since } = parseArgs({ options: { since: { type: 'string' } } }).values
const stages = since ? changedSince(since) : everything
console.log(
  'All checks: 12 to 16 minutes on two quiet cores, and a few more the first time, which installs',
)
console.log(
  'browsers, nginx, PgBouncer, the contract fuzzer and an S3 server unless they are there.\n',
)
ensureEngines()
ensurePythonTools()
const outcomes: Outcome[] = []
for (const lanes of stages) outcomes.push(...(await runLanes(lanes)))
tellEngines(outcomes.map(({ output }) => stripVTControlCharacters(output)).join('\n'))
report(outcomes)
process.exit(outcomes.every(({ passed }) => passed) ? 0 : 1)

/** Prints the browser engines that the tests reported, and what is not tested. */
function tellEngines(output: string): void {
  const tested = [...output.matchAll(/^Browser engine: (.+)$/gm)].map(([, engine]) => engine)
  console.log(`\nBrowser engines tested beside Chromium: ${tested.join(', ') || 'none'}`)
  for (const engine of untestedEngines()) console.log(`Browser engine not tested: ${engine}`)
  if (!isProxyTested()) console.log('docs/nginx.conf is not tested (needs nginx)')
  if (!isPoolerTested()) console.log('docs/pgbouncer.ini is not tested (needs PgBouncer)')
}
