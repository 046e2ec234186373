import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { git } from '../git.ts'
import { root } from '../imports.ts'
import type { Failure } from './failures-of-run.ts'

/** Repeated runs of the tests of one code. */
export type State = {
  code: string
  runs: number
  /** Halves of runs that have ended: parts in a browser, then journeys. */
  halves: number
  failures: Failure[]
  /** The id of the process that repeats them, until its end. */
  process?: number
  /** Why the runs ended before the last. */
  error?: string
}

/** The tested code: the commit, with a checksum of uncommitted changes and of new files that Git does not ignore. */
export function testedCode(folder: string = root): string {
  const here = (...args: string[]) => git('-C', folder, ...args)
  const commit = here('rev-parse', '--short', 'HEAD').trim()
  const changes = here('diff', '--binary', 'HEAD')
  const others = here('ls-files', '--others', '--exclude-standard', '-z').split('\0')
  const added = others.filter((file) => file && isFile(join(folder, file)))
  if (!changes && added.length === 0) return commit
  const sum = createHash('sha256').update(changes)
  for (const file of added) sum.update(file).update(readFileSync(join(folder, file)))
  return `${commit} with changes ${sum.digest('hex').slice(0, 8)}`
}

/** Links of editors lead to no file, and Git names a repository in this one as a folder. */
const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/**
 * Runs of this code that go on where they were stopped, by default to the number that was asked for before; those of
 * another code do not count, and are ten by default.
 */
export const goneOn = (kept: State | undefined, code: string, runs?: number): State =>
  kept?.code === code
    ? { ...kept, runs: Math.max(runs ?? kept.runs, ended(kept)) }
    : { code, runs: runs ?? 10, halves: 0, failures: [] }

/** The line about stored runs at the start; undefined when they simply continue. `again` starts them over. */
export function startMessage(
  kept: State | undefined,
  code: string,
  again: boolean,
): string | undefined {
  if (!kept) return undefined
  if (again) return 'Starts over.'
  if (kept.code !== code) return 'Starts over: the last runs were of other code.'
  return kept.error && `Goes on: the last runs ended because ${kept.error}.`
}

/** The runs that have ended. */
export const ended = ({ halves }: State): number => Math.floor(halves / 2)

/** The next half of a run; undefined after the last run. */
export function nextHalf(state: State): { run: number; level: 'browser' | 'e2e' } | undefined {
  if (ended(state) >= state.runs) return undefined
  return { run: ended(state) + 1, level: state.halves % 2 === 0 ? 'browser' : 'e2e' }
}

/** 1 after a failure or an end before the last run, 2 while runs without one are left, and 0 when all have passed. */
export function exitCodeOf(state: State): number {
  if (state.failures.length > 0 || state.error !== undefined) return 1
  return nextHalf(state) ? 2 : 0
}
