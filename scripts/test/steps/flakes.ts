/**
 * `npm run flakes -- --runs N`: repeats the tests in a browser beside two busy loops, in the background, and lists what
 * failed at least once, with its logs and traces. Called again, it shows how far it is, or goes on where it was stopped;
 * with other code, or `--again`, it starts over. Builds the site unless it is up to date.
 *
 * The exit code is 1 after a failure, also of the build, 2 while runs without one are left, and 0 when all have passed.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { isBuilt } from '../../build/stamp.ts'
import { type Failure, failuresOfRun } from './failures-of-run.ts'
import {
  ended,
  exitCodeOf,
  goneOn,
  nextHalf,
  type State,
  startMessage,
  testedCode,
} from './flakes-state.ts'
import { runStep } from './run-steps.ts'
import { isStartedWith } from './started-process.ts'

const root = new URL('../../../', import.meta.url).pathname
const folder = `${root}.test/flakes/`
const stateFile = `${folder}state.json`

const unbuilt = 'the site could not be built'

const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    again: { type: 'boolean', default: false },
    /** Set by the command itself for its process in the background. */
    here: { type: 'boolean', default: false },
  },
})
if (values.runs !== undefined && !/^[1-9]\d*$/.test(values.runs)) {
  console.error(`--runs: \`${values.runs}\` is not a whole number from 1`)
  process.exit(1)
}
const runs = values.runs === undefined ? undefined : Number(values.runs)
const code = testedCode()
const kept: State | undefined = existsSync(stateFile)
  ? JSON.parse(readFileSync(stateFile, 'utf8'))
  : undefined

if (values.here) await repeat({ ...goneOn(kept, code, runs), process: process.pid })
else if (kept && isRunning(kept)) {
  if (kept.code !== code) console.log('The code has changed since: these runs will end.')
  if (values.again) console.log('They run, and are not started over.')
  if (runs && runs !== kept.runs) console.log(`Their number stays ${kept.runs} while they run.`)
  show(kept)
} else if (kept?.error === unbuilt && kept.code === code && !values.again) {
  console.log(`${kept.error}: see ${folder}build.log. \`--again\` tries again.`)
  process.exitCode = 1
} else show(started())

function isRunning({ process: pid }: State): boolean {
  return pid !== undefined && isStartedWith(pid, [import.meta.filename, '--here'])
}

/** The runs after those that were kept, in the background, unless all have ended. */
function started(): State {
  const state = goneOn(values.again ? undefined : kept, code, runs)
  if (state.halves === 0) rmSync(folder, { recursive: true, force: true })
  const message = startMessage(kept, code, values.again)
  if (message) console.log(message)
  mkdirSync(folder, { recursive: true })
  if (!nextHalf(state)) return state
  const log = openSync(`${folder}output.log`, 'a')
  const args = [import.meta.filename, '--here', '--runs', String(state.runs)]
  const child = spawn(process.execPath, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', log, log],
  })
  child.unref()
  if (child.pid) state.process = child.pid
  delete state.error
  keep(state)
  return state
}

function keep(state: State): void {
  writeFileSync(stateFile, JSON.stringify(state, undefined, 2))
}

function show(state: State): void {
  console.log(`${ended(state)} of ${state.runs} runs of ${state.code} beside two busy loops;`)
  console.log(`output in ${folder}`)
  if (isRunning(state)) console.log(`\`kill ${state.process}\` stops them.`)
  if (state.failures.length === 0) console.log('Nothing has failed.')
  process.exitCode = exitCodeOf(state)
  for (const title of new Set(state.failures.map((failure) => failure.title))) {
    console.log(`\n✗ ${title}`)
    const files = state.failures.flatMap((failure) =>
      failure.title === title ? failure.files : [],
    )
    for (const file of new Set(files)) console.log(`  ${file}`)
  }
}

async function repeat(state: State): Promise<never> {
  const end = (error?: string): never => {
    // Its id will be another process's.
    delete state.process
    keep({ ...state, ...(error && { error }) })
    process.exit(error ? 1 : 0)
  }
  // The steps end with the process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => end('they were stopped'))
  if (!(await isBuilt('site')) && !(await buildsSite())) end(unbuilt)
  for (const name of ['one busy loop', 'another busy loop'])
    void runStep({ name, command: process.execPath, args: ['-e', 'for (;;);'] }).then(() =>
      end(`${name} ended`),
    )
  for (let next = nextHalf(state); next; next = nextHalf(state)) {
    const failures = await failuresIn(next)
    if (testedCode() !== code) end('the code changed')
    state.failures.push(...failures)
    state.halves += 1
    keep(state)
  }
  return end()
}

async function buildsSite(): Promise<boolean> {
  const args = ['scripts/build/site.ts']
  const { passed, output } = await runStep({ name: 'build', command: process.execPath, args })
  writeFileSync(`${folder}build.log`, stripVTControlCharacters(output))
  return passed
}

async function failuresIn({ run, level }: { run: number; level: string }): Promise<Failure[]> {
  const ofLevel = `${folder}run-${run}/${level}/`
  // Removes the files that a stopped run has left.
  rmSync(ofLevel, { recursive: true, force: true })
  mkdirSync(ofLevel, { recursive: true })
  const outcome = await runStep({
    name: `vitest.${level}.config.ts`,
    command: 'vitest',
    args: ['run', '--config', `vitest.${level}.config.ts`, `--attachmentsDir=${ofLevel}parts`],
    env: { TRACE: '1', FAILURES: ofLevel },
  })
  const log = `${ofLevel}output.log`
  writeFileSync(log, stripVTControlCharacters(outcome.output))
  return failuresOfRun(outcome, log)
}
