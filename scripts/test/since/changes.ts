import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { git } from '../git.ts'
import { root } from '../imports.ts'
import { journeysFor } from './journeys.ts'
import { takesAmong } from './takes.ts'
import { testsFor } from './tests.ts'

/** Test files, by the step that runs them. */
type Selection = Record<'unbuilt' | 'inBrowser' | 'served' | 'journeys', string[]>

/** The commit where the branch left another; undefined when Git does not know it. */
export function baseOf(rev: string): string | undefined {
  try {
    return git('merge-base', '--end-of-options', rev, 'HEAD').trim()
  } catch {
    return undefined
  }
}

/** What can fail by what changed since a commit, new files included. A purchase is always in it. */
export function testsSince(base: string): Selection {
  const before = new Set(paths('ls-tree', '-r', '--name-only', '-z', base))
  const changed = [
    ...paths('diff', '--name-only', '--no-renames', '-z', base),
    ...paths('ls-files', '--others', '--exclude-standard', '-z'),
  ]
  const files = [
    ...paths('ls-files', '--cached', '--others', '--exclude-standard', '-z').filter(isThere),
    ...changed.filter((file) => !isThere(file)),
  ]
  const hadOtherText = new Set(changed.filter((file) => before.has(file)))
  const takesOfFile = takesAmong(new Set(files), (file) => [
    ...(isThere(file) ? [readFileSync(join(root, file), 'utf8')] : []),
    ...(hadOtherText.has(file) ? [git('show', `${base}:${file}`)] : []),
  ])
  const tests = testsFor(changed, files, takesOfFile).filter(isThere)
  const isInBrowser = (test: string) => test.endsWith('.browser.test.tsx')
  return {
    unbuilt: tests.filter((test) => !isInBrowser(test)),
    inBrowser: tests.filter(isInBrowser),
    journeys: journeysFor(changed, files, takesOfFile).filter(isThere),
    // Half of their half minute is the start of the shop that they share.
    served: changed.every(isDocument)
      ? []
      : files.filter((file) => file.endsWith('.served.test.ts') && isThere(file)),
  }
}

const isDocument = (file: string): boolean => file.endsWith('.md')
const isThere = (file: string): boolean => existsSync(join(root, file))

const paths = (...args: string[]): string[] =>
  git(...args)
    .split('\0')
    .filter(Boolean)
