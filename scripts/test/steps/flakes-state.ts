import { createHash } from 'node:crypto'
import { git } from '../git.ts'
import type { Failure } from './failures-of-run.ts'

/** Repeated runs of the tests of one code. */
export type State = {
  code: string
  runs: number
  /** Halves of runs that have ended: parts in a browser, then journeys. */
  halves: number
  failures: Failure[]
  process?: number
  /** Why the runs ended before the last. */
  error?: string
}

/** What is tested: the commit, and a sum of what tracked files have else. */
export function testedCode(): string {
  const commit = git('rev-parse', '--short', 'HEAD').trim()
  const changes = git('diff', '--binary', 'HEAD')
  const sum = createHash('sha256').update(changes).digest('hex').slice(0, 8)
  return changes ? `${commit} with changes ${sum}` : commit
}

/** Runs of this code that go on where they were stopped; those of another code do not count. */
export const goneOn = (kept: State | undefined, code: string, runs: number): State =>
  kept?.code === code ? { ...kept, runs } : { code, runs, halves: 0, failures: [] }

/** The runs that have ended. */
export const ended = ({ halves }: State): number => Math.floor(halves / 2)

/** What runs next; undefined after the last run. */
export function nextHalf(state: State): { run: number; level: 'browser' | 'e2e' } | undefined {
  if (ended(state) >= state.runs) return undefined
  return { run: ended(state) + 1, level: state.halves % 2 === 0 ? 'browser' : 'e2e' }
}
