import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = new URL('../../../', import.meta.url).pathname

/**
 * The folders of these packages and of all that they depend on, as `node_modules/sharp`, sorted. Those that are not
 * installed are left out: a package for each platform is optional.
 */
export function foldersOfPackages(names: readonly string[]): string[] {
  const found = new Set<string>()
  const find = (name: string, dependent: string): void => {
    const file = packageFile(name, dependent)
    if (!file || found.has(file)) return
    found.add(file)
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(file, 'utf8'))
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) find(each, file)
  }
  for (const name of names) find(name, join(root, 'package.json'))
  return [...found].map((file) => relative(root, dirname(file))).sort()
}

function packageFile(name: string, dependent: string): string | undefined {
  try {
    return findPackageJSON(name, pathToFileURL(dependent))
  } catch {
    return undefined
  }
}
