import { isTest } from '../imports.ts'
import { reachable, type TakesOf } from './reach.ts'

/**
 * Files that every test runs with, though none imports them. Of the setup of databases the file alone: it imports most
 * of the server.
 */
const ofAll =
  /^(package(-lock)?\.json|vitest\.config\.ts|scripts\/test\/(database-setup|fresh-stores)\.ts|scripts\/patches\/.*|modules\/.*\.sql)$/

/** With what this imports, and the setup that it names, every test in a browser runs. */
const ofBrowser = 'vitest.browser.config.ts'

/** Importers of this file read files of the repository, as the tests of boundaries and documents do. */
const reader = 'scripts/test/imports.ts'

/**
 * The unit, database and browser tests that take something of a changed file, and those that read any file. The graph of
 * vitest knows only whole files: there, a rule that one form needs reaches all that imports the rules of its module.
 */
export function testsFor(
  changed: readonly string[],
  files: readonly string[],
  takesOf: TakesOf,
): string[] {
  const tests = files.filter((file) => isTest(file) && !/\.(e2e|served)\.test\.ts$/.test(file))
  if (changed.some((file) => ofAll.test(file))) return tests
  return tests.filter((test) => {
    const setups = test.endsWith('.browser.test.tsx') ? [ofBrowser] : []
    const reach = reachable([test, ...setups], takesOf)
    return reach.has(reader) || changed.some((file) => reach.has(file))
  })
}
