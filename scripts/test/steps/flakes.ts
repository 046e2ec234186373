/**
 * `npm run flakes -- --runs N`: repeats the tests in a browser beside two busy loops, in the background, and lists what
 * failed at least once, with its logs and traces. Called again, it shows how far it is, or goes on where it was stopped;
 * `--again` starts over. Needs the built site.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { type Failure, failuresOfRun } from './failures-of-run.ts'
import { runStep } from './run-steps.ts'

const root = new URL('../../../', import.meta.url).pathname
const folder = `${root}.test/flakes/`
const stateFile = `${folder}state.json`

type State = { runs: number; done: number; process?: number; failures: Failure[] }

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10' },
    again: { type: 'boolean', default: false },
    /** Set by the command itself for its process in the background. */
    here: { type: 'boolean', default: false },
  },
})
if (values.again && !values.here) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const state: State = {
  done: 0,
  failures: [],
  ...(existsSync(stateFile) && JSON.parse(readFileSync(stateFile, 'utf8'))),
  runs: Number(values.runs),
}

if (values.here) await repeat()
else {
  if (!isRunning() && state.done < state.runs) startInBackground()
  show()
}

function isRunning(): boolean {
  try {
    return state.process !== undefined && process.kill(state.process, 0)
  } catch {
    return false
  }
}

function startInBackground(): void {
  const log = openSync(`${folder}output.log`, 'a')
  const child = spawn(process.execPath, [import.meta.filename, '--here', '--runs', values.runs], {
    cwd: root,
    detached: true,
    stdio: ['ignore', log, log],
  })
  child.unref()
  if (child.pid) state.process = child.pid
  keep()
}

function keep(): void {
  writeFileSync(stateFile, JSON.stringify(state, undefined, 2))
}

function show(): void {
  console.log(`${state.done} of ${state.runs} runs beside two busy loops; output in ${folder}`)
  if (isRunning()) console.log(`\`kill ${state.process}\` stops them.`)
  if (state.failures.length === 0) console.log('Nothing has failed.')
  for (const title of new Set(state.failures.map((failure) => failure.title))) {
    console.log(`\n✗ ${title}`)
    const files = state.failures.flatMap((failure) =>
      failure.title === title ? failure.files : [],
    )
    for (const file of new Set(files)) console.log(`  ${file}`)
  }
}

async function repeat(): Promise<never> {
  // The steps end with the process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  for (const name of ['one busy loop', 'another busy loop'])
    void runStep({ name, command: process.execPath, args: ['-e', 'for (;;);'] })
  while (state.done < state.runs) {
    const failures = await failuresInRun(state.done + 1)
    state.failures.push(...failures)
    state.done += 1
    keep()
  }
  process.exit()
}

async function failuresInRun(run: number): Promise<Failure[]> {
  const ofRun = `${folder}run-${run}/`
  // What a stopped run has left.
  rmSync(ofRun, { recursive: true, force: true })
  mkdirSync(ofRun, { recursive: true })
  const failures: Failure[] = []
  for (const level of ['browser', 'e2e']) {
    const outcome = await runStep({
      name: `vitest.${level}.config.ts`,
      command: 'vitest',
      args: ['run', '--config', `vitest.${level}.config.ts`, `--attachmentsDir=${ofRun}parts`],
      env: { TRACE: '1', FAILURES: ofRun },
    })
    const log = `${ofRun}${level}.log`
    writeFileSync(log, stripVTControlCharacters(outcome.output))
    failures.push(...failuresOfRun(outcome, log))
  }
  return failures
}
