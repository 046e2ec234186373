import { type ChildProcess, spawn } from 'node:child_process'
import { compiledCode } from '../compiled-code.ts'
import { temporaryFolder } from '../temporary-folder.ts'

export type Step = {
  name: string
  command: string
  args: readonly string[]
  env?: Record<string, string>
}
export type Outcome = { name: string; passed: boolean; seconds: number; output: string }

const root = new URL('../../../', import.meta.url).pathname

const environment = {
  NODE_COMPILE_CACHE: compiledCode,
  ...process.env,
  TMPDIR: temporaryFolder(),
}

/** Runs named steps one after the other, shows their output, and returns their outcomes. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of steps) {
    console.log(`\n— ${step.name}`)
    const outcome = await runStep(step, (part) => process.stdout.write(part))
    report(outcome)
    outcomes.push(outcome)
  }
  return outcomes
}

/** Runs lanes of named steps in parallel, and shows a line at the beginning and the end of each step alone. */
export async function runLanes(lanes: readonly (readonly Step[])[]): Promise<Outcome[]> {
  const outcomes = await Promise.all(lanes.map(runQuietly))
  return outcomes.flat()
}

async function runQuietly(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of steps) {
    console.log(`  ${step.name} …`)
    const outcome = await runStep(step)
    report(outcome)
    outcomes.push(outcome)
  }
  return outcomes
}

const report = ({ name, passed, seconds }: Outcome) =>
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds.toFixed(0)} s)`)

/** Steps that run. They end with this process, and interrupted as in a terminal, so that test runners clean up. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGINT')
})

/** Runs a step, and gives `show` what it prints. */
export function runStep(
  { name, command, args, env }: Step,
  show: (part: string) => unknown = () => undefined,
): Promise<Outcome> {
  const began = performance.now()
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...environment, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    let output = ''
    const take = (part: string) => {
      output += part
      show(part)
    }
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', take)
    const end = (passed: boolean) => {
      running.delete(child)
      done({ name, passed, seconds: (performance.now() - began) / 1000, output })
    }
    child.once('error', (error) => {
      take(`${error}\n`)
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}
