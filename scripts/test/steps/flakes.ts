/**
 * `npm run flakes -- --runs N`: repeats the tests in a browser beside two busy loops, in the background, and lists what
 * failed at least once, with its logs and traces; the exit code is then 1. Called again, it shows how far it is, or goes
 * on where it was stopped; with other code, or `--again`, it starts over. Needs the built site.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { type Failure, failuresOfRun } from './failures-of-run.ts'
import { ended, goneOn, nextHalf, type State, testedCode } from './flakes-state.ts'
import { runStep } from './run-steps.ts'

const root = new URL('../../../', import.meta.url).pathname
const folder = `${root}.test/flakes/`
const stateFile = `${folder}state.json`

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10' },
    again: { type: 'boolean', default: false },
    /** Set by the command itself for its process in the background. */
    here: { type: 'boolean', default: false },
  },
})
if (!/^[1-9]\d*$/.test(values.runs)) {
  console.error(`--runs: \`${values.runs}\` is not a whole number from 1`)
  process.exit(1)
}
const code = testedCode()
const kept: State | undefined = existsSync(stateFile)
  ? JSON.parse(readFileSync(stateFile, 'utf8'))
  : undefined

if (values.here) await repeat(goneOn(kept, code, Number(values.runs)))
else if (kept && isRunning(kept)) {
  if (kept.code !== code) console.log('The code has changed since: these runs will end.')
  if (values.again) console.log('They run, and are not started over.')
  show(kept)
} else show(started())

function isRunning({ process: pid, error }: State): boolean {
  try {
    return pid !== undefined && error === undefined && process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The runs after those that were kept, in the background, unless all have ended. */
function started(): State {
  const state = goneOn(values.again ? undefined : kept, code, Number(values.runs))
  if (state.halves === 0) rmSync(folder, { recursive: true, force: true })
  if (kept && kept.code !== code) console.log('Starts over: the last runs were of other code.')
  else if (kept?.error) console.log(`Goes on: the last runs ended because ${kept.error}.`)
  mkdirSync(folder, { recursive: true })
  if (!nextHalf(state)) return state
  const log = openSync(`${folder}output.log`, 'a')
  const child = spawn(process.execPath, [import.meta.filename, '--here', '--runs', values.runs], {
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
  else process.exitCode = 1
  for (const title of new Set(state.failures.map((failure) => failure.title))) {
    console.log(`\n✗ ${title}`)
    const files = state.failures.flatMap((failure) =>
      failure.title === title ? failure.files : [],
    )
    for (const file of new Set(files)) console.log(`  ${file}`)
  }
}

async function repeat(state: State): Promise<never> {
  const endBecause = (error: string) => {
    keep({ ...state, error })
    process.exit(1)
  }
  // The steps end with the process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  for (const name of ['one busy loop', 'another busy loop'])
    void runStep({ name, command: process.execPath, args: ['-e', 'for (;;);'] }).then(() =>
      endBecause(`${name} ended`),
    )
  for (let next = nextHalf(state); next; next = nextHalf(state)) {
    const failures = await failuresIn(next)
    if (testedCode() !== code) endBecause('the code changed')
    state.failures.push(...failures)
    state.halves += 1
    keep(state)
  }
  process.exit()
}

async function failuresIn({ run, level }: { run: number; level: string }): Promise<Failure[]> {
  const ofLevel = `${folder}run-${run}/${level}/`
  // What a stopped run has left.
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
