import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { stopAtEnd } from './stop-at-end.ts'

/** Children that nothing has told to stop. */
const children = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of children) child.kill()
})

/** Spawns a process that ends with this one at the latest. `stop` sends SIGTERM, and `kill` SIGKILL. */
export function startChild(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): { child: ChildProcess; stop(): Promise<void>; kill(): Promise<void> } {
  const child = spawn(command, args, options)
  children.add(child)
  const ended = new Promise<void>((done) => {
    child.once('exit', () => {
      children.delete(child)
      done()
    })
  })
  const end = (signal?: NodeJS.Signals) => {
    children.delete(child)
    child.kill(signal)
    return ended
  }
  return { child, stop: stopAtEnd(() => end()), kill: () => end('SIGKILL') }
}
