import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = new URL('../../', import.meta.url).pathname

/** What the built site is made from. */
const sources = [
  'site',
  'modules',
  'astro.config.mjs',
  'package-lock.json',
  'api/pages/astro-entry.ts',
  'tsconfig.json',
]

/** Where the identity's pictures are drawn to. */
const made = 'site/public/bilder'

export const stampFile = join(root, 'dist/built-from')

/** A hash of every file that the build reads: the same hash, the same site. */
export const buildStamp = (): Promise<string> => stampOf(sources)

/** A hash of these files and folders; what was made from them is left out, and so are tests. */
export async function stampOf(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of await filesOf(source))
      hash.update(file).update(await readFile(join(root, file)))
  return hash.digest('hex')
}

async function filesOf(source: string): Promise<string[]> {
  if (/\.\w+$/.test(source)) return [source]
  const entries = await readdir(join(root, source), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|\.spec\.ts$/.test(entry.name))
    .filter((entry) => !entry.parentPath.endsWith(made))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort()
}
