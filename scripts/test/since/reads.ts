import { posix } from 'node:path'
import { isTest } from '../imports.ts'
import type { Take } from './reach.ts'

/** A file in quotes that is not imported, and a folder in a URL, also before a value. */
const paths =
  /(?<=(?<!import\()['"`])[\w.@[\]-][\w.@[\]/-]*(?<!\/)(?=['"`])|(?<=new URL\(\s*['"`])[\w./-]+\/(?=['"`]|\$\{)/g

/**
 * The files that code names, from its own folder or from the repository's: what it reads, and scripts that it starts. A
 * folder stands for its files, but for code only in a test. The repository's own folder stands for none: commands run
 * there.
 */
export function readsOf(code: string, file: string, files: ReadonlySet<string>): Take[] {
  const below = (folder: string) =>
    [...files].filter((one) => one.startsWith(folder) && (isTest(file) || !isCode(one)))
  return [...new Set(code.match(paths))]
    .flatMap((path) => [
      posix.join(posix.dirname(file), path),
      ...(/^\.\.?\//.test(path) ? [] : [path]),
    ])
    .flatMap((place) => (place.endsWith('/') ? below(place) : files.has(place) ? [place] : []))
    .map((one) => ({ file: one }))
}

const isCode = (file: string): boolean => /\.(tsx?|astro|css)$/.test(file)
