import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = new URL('../../', import.meta.url).pathname

/** Sources of the built site. */
const sources = [
  'site',
  'modules',
  'emails',
  'astro.config.mjs',
  'package-lock.json',
  'api/pages/astro-entry.ts',
  'api/pages/inline-blocks.ts',
  'scripts/build/island-imports.ts',
  'scripts/build/mails.ts',
  'scripts/build/site.ts',
  'tsconfig.json',
]

/** The folder of generated identity pictures. */
const made = 'site/public/bilder'

/** The file with the stamp of the built site's sources. */
export const stampFile = join(root, 'dist/built-from')

/** A hash of all sources of the build, without tests. */
export const buildStamp = (): string => stampOf(sources)

/** A hash of these files and folders, without tests and generated pictures. */
export function stampOf(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of filesOf(source)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function filesOf(source: string): string[] {
  if (/\.\w+$/.test(source)) return [source]
  const entries = readdirSync(join(root, source), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|\.spec\.ts$/.test(entry.name))
    .filter((entry) => !entry.parentPath.endsWith(made))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort()
}
