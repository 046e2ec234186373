import { spawn } from 'node:child_process'

export type Step = {
  name: string
  command: string
  args: readonly string[]
  env?: Record<string, string>
}
export type Outcome = { name: string; passed: boolean; seconds: number; output: string }

const root = new URL('../../', import.meta.url).pathname

/**
 * Runs named steps one after the other, and returns their outcomes. Output is streamed, or with `isHeld` printed when
 * its step ends.
 */
export async function runSteps(steps: readonly Step[], isHeld = false): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of steps) {
    if (!isHeld) console.log(`\n— ${step.name}`)
    const outcome = await run(step, (part) => isHeld || process.stdout.write(part))
    if (isHeld) console.log(`\n— ${step.name}\n${outcome.output}`)
    tell(outcome)
    outcomes.push(outcome)
  }
  return outcomes
}

/** Runs lanes of named steps in parallel. Their output is held, so that lanes do not mix. */
export async function runLanes(lanes: readonly (readonly Step[])[]): Promise<Outcome[]> {
  const outcomes = await Promise.all(lanes.map((steps) => runSteps(steps, lanes.length > 1)))
  return outcomes.flat()
}

const tell = ({ name, passed, seconds }: Outcome) =>
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)

function run(
  { name, command, args, env }: Step,
  show: (part: Buffer) => unknown,
): Promise<Outcome> {
  const began = performance.now()
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const take = (part: Buffer) => {
      output += part
      show(part)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    const end = (passed: boolean) =>
      done({ name, passed, seconds: (performance.now() - began) / 1000, output })
    child.once('error', (error) => {
      console.error(String(error))
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}
