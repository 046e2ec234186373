import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Whether the process with this id has these words in its command line. The system reuses the ids of ended processes. */
export function isStartedWith(pid: number, words: readonly string[]): boolean {
  try {
    const command = commandOf(pid)
    return words.every((word) => command.includes(word))
  } catch {
    return false
  }
}

/** Throws without such a process. */
const commandOf = (pid: number): string =>
  existsSync('/proc/self/cmdline')
    ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    : execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      })
