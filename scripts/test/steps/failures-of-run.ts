import { stripVTControlCharacters } from 'node:util'
import { failedTests } from './failed-tests.ts'
import type { Outcome } from './run-steps.ts'

/** A failure, and the files that show its reason. */
export type Failure = { title: string; files: string[] }

/**
 * The failures in a run of tests that was written to `log`. A run that ended otherwise than by a failed test, as
 * without the built site, is itself a failure.
 */
export function failuresOfRun({ name, passed, output }: Outcome, log: string): Failure[] {
  const failures = failedTests(stripVTControlCharacters(output)).map(({ title, record }) => ({
    title,
    files: [log, ...record.flatMap((line) => traceIn(line) ?? [])],
  }))
  if (!passed && failures.length === 0)
    failures.push({ title: `${name} did not run to the end`, files: [log] })
  return failures
}

const traceIn = (line: string) => /^✗ .* (\S+\.zip)$/.exec(line)?.[1]
