import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { git } from '../git.ts'
import { isTest, root } from '../imports.ts'
import { journeysFor } from './journeys.ts'
import { takesAmong } from './takes.ts'
import { testsFor } from './tests.ts'

/** Test files, by the step that runs them. */
type Tests = Record<'unbuilt' | 'inBrowser' | 'served' | 'journeys', string[]>

/** Changed files, the tests that they choose, and all tests. */
export type Choice = { changed: string[]; tests: Tests; all: Tests }

/** The commit where the branch left another; undefined when Git does not know it. */
export function baseOf(rev: string): string | undefined {
  try {
    return git('merge-base', '--end-of-options', rev, 'HEAD').trim()
  } catch {
    return undefined
  }
}

/** The tests that can fail because of changes since a commit, new files included. A purchase is always among them. */
export function testsSince(base: string): Choice {
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
  const all = byStep(files)
  const chosen = byStep([
    ...testsFor(changed, files, takesOfFile),
    ...journeysFor(changed, files, takesOfFile),
  ])
  // Half of the half minute of served pages is the start of the shop that they share.
  const served = changed.every(isDocument) ? [] : all.served
  return { changed, tests: { ...chosen, served }, all }
}

function byStep(files: readonly string[]): Tests {
  const tests = files.filter((file) => isTest(file) && isThere(file))
  const named = (kind: string) => tests.filter((file) => file.includes(`.${kind}.test.ts`))
  return {
    unbuilt: tests.filter((file) => !/\.(browser|served|e2e)\.test\.tsx?$/.test(file)),
    inBrowser: named('browser'),
    served: named('served'),
    journeys: named('e2e'),
  }
}

const isDocument = (file: string): boolean => file.endsWith('.md')
const isThere = (file: string): boolean => existsSync(join(root, file))

const paths = (...args: string[]): string[] =>
  git(...args)
    .split('\0')
    .filter(Boolean)
