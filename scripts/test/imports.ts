import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The repository's folder, with a trailing slash. */
export const root: string = new URL('../../', import.meta.url).pathname

/** An import between two files, by their paths in the repository. */
export type Import = { from: string; to: string; typeOnly: boolean }

/** The static relative imports and re-exports of a file. */
export function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8')
  const statements = text.matchAll(
    /^\s*(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"](\.[^'"]+)['"]/gm,
  )
  return [...statements].map(([, typeOnly, target = '']) => ({
    from: file,
    to: pathOf(target, file),
    typeOnly: typeOnly !== undefined,
  }))
}

/** The relative dynamic imports of a file, and the types that it names by import: `import('./cart.ts').Cart`. */
export const lazyImportsOf = (file: string): Import[] =>
  lazyImportsIn(readFileSync(join(root, file), 'utf8'), file)

/** The dynamic imports in a file's text. */
export function lazyImportsIn(text: string, file: string): Import[] {
  const calls = text.matchAll(/(\btypeof\s+)?\bimport\(\s*['"](\.[^'"]+)['"][\s,]*\)(\.[A-Z])?/g)
  return [...calls].map(([, ofType, target = '', type]) => ({
    from: file,
    to: pathOf(target, file),
    typeOnly: (ofType ?? type) !== undefined,
  }))
}

const pathOf = (target: string, from: string) => relative(root, join(root, dirname(from), target))

/** All .ts, .tsx and .astro files in a folder, recursively, by their paths in the repository. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|astro)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

/** Whether the file is a unit, database or browser test. */
export const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)

/** The imports between folders, as imports of one folder by another; `folderOf` is undefined for files outside. */
export function importsBetween(
  folderOf: (file: string) => string | undefined,
  imports: readonly Import[],
): Import[] {
  const known = new Map<string, Import>()
  for (const { from, to, typeOnly } of imports) {
    const [here, there] = [folderOf(from), folderOf(to)]
    if (here && there && here !== there && !isTest(from))
      known.set(`${here} ${there}`, { from: here, to: there, typeOnly })
  }
  return [...known.values()]
}

/** Import cycles, each as a chain of files or folders that ends with its first one. */
export function cycles(imports: readonly Import[]): string[] {
  const targets = new Map<string, string[]>()
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to])
  const done = new Set<string>()
  const found: string[] = []
  const follow = (file: string, chain: readonly string[]): void => {
    const at = chain.indexOf(file)
    if (at >= 0) found.push([...chain.slice(at), file].join(' -> '))
    if (at >= 0 || done.has(file)) return
    for (const target of targets.get(file) ?? []) follow(target, [...chain, file])
    done.add(file)
  }
  for (const file of targets.keys()) follow(file, [])
  return found
}
