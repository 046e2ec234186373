/**
 * `npm run flakes -- --runs N`: repeats the tests in a browser beside two busy loops, in the background, and lists what
 * failed at least once. Called again, it shows how far it is, or goes on where it was stopped; `--again` starts over.
 * Needs the built site.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs, stripVTControlCharacters } from 'node:util'

const root = new URL('../../../', import.meta.url).pathname
const folder = `${root}.test/flakes/`
const stateFile = `${folder}state.json`

type State = { runs: number; done: number; process?: number; failures: Record<string, string[]> }

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
  failures: {},
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
  const failed = Object.entries(state.failures)
  if (failed.length === 0) console.log('No test has failed.')
  for (const [title, where] of failed) console.log(`✗ ${title}: ${where.join(', ')}`)
}

async function repeat(): Promise<void> {
  const loops = [0, 1].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
  process.once('exit', () => stop(loops))
  while (state.done < state.runs) {
    for (const level of ['browser', 'e2e']) noteFailures(await outputOf(level), state.done + 1)
    state.done += 1
    keep()
  }
  stop(loops)
}

const stop = (children: readonly ChildProcess[]) => {
  for (const child of children) child.kill('SIGKILL')
}

/** What the tests of a level print, with a trace of each journey that fails. */
function outputOf(level: string): Promise<string> {
  const child = spawn('npx', ['vitest', 'run', '--config', `vitest.${level}.config.ts`], {
    cwd: root,
    env: { ...process.env, TRACE: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part
    })
  return new Promise((done) => child.once('close', () => done(stripVTControlCharacters(output))))
}

function noteFailures(output: string, run: number): void {
  writeFileSync(`${folder}run-${run}.log`, output, { flag: 'a' })
  for (const [, title = ''] of output.matchAll(/^ FAIL {2}(.+)$/gm)) {
    const before = state.failures[title] ?? []
    if (!before.includes(`run ${run}`)) state.failures[title] = [...before, `run ${run}`]
  }
}
