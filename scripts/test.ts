/**
 * `npm test`: all checks. It installs what they need beyond the npm packages (browsers, nginx, PgBouncer, the contract
 * linter and fuzzer, an S3 server), and its last line is `N passed, N failed`.
 */

import { ensureEngines, untestedEngines } from './test/engines.ts'
import { ensurePythonTools } from './test/python/python-tools.ts'
import { type Outcome, runLanes, type Step } from './test/run-steps.ts'
import { isPoolerTested, isProxyTested } from './test/servers.ts'

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

/**
 * Stages run one after the other, and the lanes of a stage in parallel: one works while another waits. The browser
 * tests are the most sensitive to timing, so they run alone.
 */
const stages: Step[][][] = [
  [
    [script('check', 'check'), script('contract lint', 'generate/lint/lint')],
    [script('pictures', 'build/pictures')],
  ],
  [[script('build', 'build')]],
  [
    [vitest('unit and database tests'), script('chaos', 'chaos', '--runs', '30')],
    [script('contract fuzzing', 'fuzz', '--examples', '100')],
  ],
  [[vitest('browser tests', '--config', 'vitest.e2e.config.ts')]],
]

ensureEngines()
ensurePythonTools()
const outcomes: Outcome[] = []
for (const lanes of stages) outcomes.push(...(await runLanes(lanes)))
console.log('')
for (const { name, passed, seconds, output } of outcomes) {
  console.log(`${passed ? '✓' : '✗'} ${name} ${seconds.toFixed(0)} s`)
  // Repeats the failures, which have scrolled out of sight.
  for (const failure of failuresOf(output)) console.log(`  ${failure}`)
}
tellEngines(outcomes.map(({ output }) => plain(output)).join('\n'))
const counts = outcomes.map(countOf)
const total = (key: 'passed' | 'failed') => counts.reduce((sum, count) => sum + count[key], 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exit(outcomes.every(({ passed }) => passed) ? 0 : 1)

/** Prints the browser engines that the tests reported, and what is not tested. */
function tellEngines(output: string): void {
  const tested = [...output.matchAll(/^Browser engine: (.+)$/gm)].map(([, engine]) => engine)
  console.log(`\nBrowser engines tested: ${tested.join(', ') || 'none'}`)
  for (const engine of untestedEngines()) console.log(`Browser engine not tested: ${engine}`)
  if (!isProxyTested()) console.log('docs/nginx.conf is not tested (needs nginx)')
  if (!isPoolerTested()) console.log('docs/pgbouncer.ini is not tested (needs PgBouncer)')
}

/** The test counts that a step printed, else the step as one test. A failed step counts as at least one failure. */
function countOf({ passed, output }: Outcome): { passed: number; failed: number } {
  const line = /^\s*Tests\s+(?:(\d+) failed)?[^\n\d]*(?:(\d+) passed)?/m.exec(plain(output))
  if (!line) return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 }
  const failed = Number(line[1] ?? 0)
  return { passed: Number(line[2] ?? 0), failed: passed ? failed : Math.max(1, failed) }
}

/** Each failed test with the first line of its error. */
function failuresOf(output: string): string[] {
  const failures = plain(output).matchAll(/^ FAIL +(.+\n.+)$/gm)
  return [...failures].map(([, failure = '']) => failure.replace('\n', '\n    '))
}

function plain(output: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the runner colours its output.
  return output.replace(/\u001b\[[0-9;]*m/g, '')
}
