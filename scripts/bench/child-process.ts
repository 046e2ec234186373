import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'

const children = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of children) child.kill()
})

/** Spawns a process that ends with this one at the latest, also when a measurement fails. */
export function startChild(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): { child: ChildProcess; stop(): Promise<void> } {
  const child = spawn(command, args, options)
  children.add(child)
  const ended = new Promise<void>((done) => {
    child.once('exit', () => {
      children.delete(child)
      done()
    })
  })
  return {
    child,
    stop() {
      child.kill()
      return ended
    },
  }
}
