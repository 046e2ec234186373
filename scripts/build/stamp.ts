import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = new URL('../../', import.meta.url).pathname

/**
 * The two parts of the build: what each is made from, without tests, and the file with the stamp of that. The server
 * contains sources of the site, and is built with it, and so are the scripts that the image has.
 */
export const builds = {
  site: {
    sources: [
      'site',
      'modules',
      'emails',
      'astro.config.mjs',
      'package-lock.json',
      'api/pages/astro-entry.ts',
      'api/pages/demo-parts.ts',
      'api/pages/inline-blocks.ts',
      'api/pictures/share-picture.ts',
      'scripts/build/api-docs.ts',
      'scripts/build/compact.ts',
      'scripts/build/display-letters.ts',
      'scripts/build/island-imports.ts',
      'scripts/build/mails.ts',
      'scripts/build/site.ts',
      'tsconfig.json',
    ],
    stampFile: join(root, 'dist/built-from'),
  },
  server: {
    sources: ['api', 'scripts'],
    stampFile: join(root, 'dist/shop/built-from'),
  },
}

/** The folder of generated identity pictures. */
const made = 'site/public/bilder'

/** Whether a part of the build is there and up to date. */
export async function isBuilt(part: keyof typeof builds): Promise<boolean> {
  const { sources, stampFile } = builds[part]
  return (await readFile(stampFile, 'utf8').catch(() => undefined)) === stampOf(sources)
}

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
