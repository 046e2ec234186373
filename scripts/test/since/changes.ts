import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../imports.ts'
import { journeysFor } from './journeys.ts'
import { type Part, partsOf, type Take, takesOf } from './takes.ts'
import { testsFor } from './tests.ts'

/** Test files, by the step that runs them. */
type Selection = Record<'unbuilt' | 'inBrowser' | 'served' | 'journeys', string[]>

/** What can fail by what changed since the branch left a commit, new files included. A purchase is always in it. */
export function testsSince(rev: string): Selection {
  const changed = [
    ...git('diff', '--name-only', '--merge-base', '-z', rev),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ]
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', '-z').filter(isThere)
  const tests = testsFor(changed, files, takesOfFile)
  const isInBrowser = (test: string) => test.endsWith('.browser.test.tsx')
  return {
    unbuilt: tests.filter((test) => !isInBrowser(test)),
    inBrowser: tests.filter(isInBrowser),
    journeys: journeysFor(changed, files, takesOfFile),
    // Half of their half minute is the start of the shop that they share.
    served: changed.every(isDocument)
      ? []
      : files.filter((file) => file.endsWith('.served.test.ts')),
  }
}

const parts = new Map<string, Part[]>()

function takesOfFile({ file, names }: Take): Take[] {
  const known = parts.get(file) ?? (isThere(file) ? partsOf(textOf(file), file) : [])
  parts.set(file, known)
  return takesOf(known, names)
}

const isDocument = (file: string): boolean => file.endsWith('.md')
const isThere = (file: string): boolean => existsSync(join(root, file))
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
