import { type ForkOptions, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

/** Ms after which a process that has not answered is killed. */
export const timeLimit = 40_000

/** The folder of compiled code, where this process has one: a start with it needs half of the processor time. */
const compiled = getCompileCacheDir()

export const ownProcess = {
  serialization: 'advanced',
  execArgv: [],
  // Few malloc arenas, so that one step reuses the memory that the previous one freed.
  env: { MALLOC_ARENA_MAX: '2', ...(compiled && { NODE_COMPILE_CACHE: dirname(compiled) }) },
} as const satisfies ForkOptions

/**
 * Starts a script that answers one message, and resolves with its answer; undefined when it ends without one or exceeds
 * the time limit. The system gets the memory back when the process ends, and a crash ends only the process.
 */
export function answerOf<Sent extends object, Result>(
  script: URL,
  sent: Sent,
): Promise<Result | undefined> {
  const child = fork(script, { ...ownProcess, timeout: timeLimit })
  return new Promise((done, failed) => {
    child.once('error', failed)
    child.once('message', (result) => done(result as Result))
    child.once('exit', () => done(undefined))
    child.send(sent, (error) => error && failed(error))
  })
}
