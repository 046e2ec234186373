/**
 * `npm test`: all checks; `npm test -- --since REV`: the tests that import, start or read what changed since a commit,
 * and always the contract, the boundaries and a purchase. It installs what they need beyond the npm packages (browsers,
 * nginx, PgBouncer, the contract linter and fuzzer, an S3 server), and its last line is `N passed, N failed`.
 */
import { rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { ensureLinter, linterToInstall } from './generate/lint/linter.ts'
import { enginesToInstall, ensureEngines, untestedEngines } from './test/install/engines.ts'
import { isPoolerTested, isProxyTested } from './test/install/servers.ts'
import { ensurePythonTools, pythonToolsToInstall } from './test/python/python-tools.ts'
import { revIn } from './test/since/arguments.ts'
import { baseOf, testsSince } from './test/since/changes.ts'
import { introductionTo } from './test/since/introduction.ts'
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

const since = revOrExit()
const stages = since ? changedSince(since) : everything
if (!since) console.log('All checks: 10 to 14 minutes on two quiet cores.')
const missing = [...enginesToInstall(), ...pythonToolsToInstall(), ...linterToInstall()]
if (missing.length > 0) console.log(`Installed first: ${missing.join(', ')}.`)
console.log('')
// Pictures and traces of journeys that failed before.
rmSync(new URL('../.test/failures/', import.meta.url), { recursive: true, force: true })
const began = performance.now()
ensureEngines()
ensurePythonTools()
ensureLinter()
if (missing.length > 0)
  console.log(`Installed in ${((performance.now() - began) / 1000).toFixed(0)} s.\n`)
const outcomes: Outcome[] = []
for (const lanes of stages) outcomes.push(...(await runLanes(lanes)))
reportEngines(outcomes.map(({ output }) => stripVTControlCharacters(output)).join('\n'))
report(outcomes)
process.exit(outcomes.every(({ passed }) => passed) ? 0 : 1)

function revOrExit(): string | undefined {
  try {
    return revIn(process.argv.slice(2), process.env.npm_config_since)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** The steps for what changed since a commit, which it also tells. */
function changedSince(rev: string): Step[][][] {
  const base = baseOf(rev)
  if (!base) {
    console.error(`Git knows no commit \`${rev}\` that this branch has left.`)
    process.exit(1)
  }
  const choice = testsSince(base)
  const { tests } = choice
  const some = (name: string, project: string[], files: string[]): Step[] =>
    files.length > 0 ? [vitest(name, ...project, ...files)] : []
  console.log(introductionTo(rev, choice))
  return [
    [
      [
        pictures,
        ...some('unit and database tests', unbuilt, tests.unbuilt),
        vitest('contract', 'shared/contract', 'scripts/generate'),
      ],
      [
        ...checks,
        build,
        ...some('parts in a browser', inBrowser, tests.inBrowser),
        ...some('served pages', served, tests.served),
      ],
    ],
    [[vitest('journeys', ...ofJourneys, ...tests.journeys)]],
  ]
}

/** Prints the browser engines that the tests reported, and what is not tested. */
function reportEngines(output: string): void {
  const tested = [...output.matchAll(/^Browser engine: (.+)$/gm)].map(([, engine]) => engine)
  console.log(`\nBrowser engines tested beside Chromium: ${tested.join(', ') || 'none'}`)
  for (const engine of untestedEngines()) console.log(`Browser engine not tested: ${engine}`)
  if (!isProxyTested()) console.log('docs/nginx.conf is not tested (needs nginx)')
  if (!isPoolerTested()) console.log('docs/pgbouncer.ini is not tested (needs PgBouncer)')
}
