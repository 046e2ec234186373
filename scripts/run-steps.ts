import { spawn } from 'node:child_process'

export type Step = {
  name: string
  command: string
  args: readonly string[]
  env?: Record<string, string>
}
export type Outcome = { name: string; passed: boolean; seconds: number; output: string }

const root = new URL('../', import.meta.url).pathname

/** Runs named steps one after the other, showing what each says, and tells how each ended. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of steps) {
    console.log(`\n— ${step.name}`)
    const outcome = await run(step)
    console.log(`${outcome.passed ? '✓' : '✗'} ${step.name} (${outcome.seconds.toFixed(1)} s)`)
    outcomes.push(outcome)
  }
  return outcomes
}

function run({ name, command, args, env }: Step): Promise<Outcome> {
  const began = performance.now()
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const show = (part: Buffer) => {
      output += part
      process.stdout.write(part)
    }
    child.stdout.on('data', show)
    child.stderr.on('data', show)
    const end = (passed: boolean) =>
      done({ name, passed, seconds: (performance.now() - began) / 1000, output })
    child.once('error', (error) => {
      console.error(String(error))
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}
