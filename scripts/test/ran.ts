import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** Where a command runs, and with which variables alone, but for the place of compiled code. */
export type Place = { cwd: string; env: NodeJS.ProcessEnv }

/** The output of a command, and its exit code. */
export type Outcome = { code: number | null; out: string; err: string }

/** Runs a command with this input, and returns its outcome. */
export async function outcomeOf(
  [file = '', ...args]: readonly string[],
  place: Place,
  input = '',
): Promise<Outcome> {
  const { NODE_COMPILE_CACHE } = process.env
  const env = { ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...place.env }
  const child = spawn(file, args, { ...place, env })
  const ended = once(child, 'close')
  child.stdin.end(input)
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await ended
  return { code, out, err }
}

/** Runs a command with this input, and returns its output. Throws when it fails. */
export async function ran(command: readonly string[], place: Place, input = ''): Promise<string> {
  const { code, out, err } = await outcomeOf(command, place, input)
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${out}${err}`)
  return out.trim()
}
