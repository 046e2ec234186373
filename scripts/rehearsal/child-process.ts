import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { stopAtEnd } from './stop-at-end.ts'
import { until } from './until.ts'

/** Children that nothing has told to stop. */
const children = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of children) child.kill()
})

/** Spawns a process that ends with this one at the latest. `stop` sends SIGTERM, and `kill` SIGKILL. */
export function startChild(command: string, args: readonly string[], options: SpawnOptions) {
  const child = spawn(command, args, options)
  children.add(child)
  const ended = new Promise<void>((done) => {
    const note = () => {
      children.delete(child)
      done()
    }
    // A program that is not there has no exit.
    child.once('exit', note).once('error', note)
  })
  const end = (signal?: NodeJS.Signals) => {
    children.delete(child)
    child.kill(signal)
    return ended
  }
  return {
    child,
    /** Polls until it answers; throws when it ends before that, or after `milliseconds`. */
    answers: (milliseconds: number, isSo: () => Promise<boolean>): Promise<void> =>
      Promise.race([
        until(milliseconds, isSo),
        ended.then(() => {
          throw new Error(`${command} did not start`)
        }),
      ]),
    stop: stopAtEnd(() => end()),
    kill: () => end('SIGKILL'),
  }
}
