import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = new URL('../../', import.meta.url).pathname

/** The two parts of the build, each with the file that says what it is made from. */
const stampFiles = {
  site: join(root, 'dist/built-from'),
  server: join(root, 'dist/shop/built-from'),
}

type Part = keyof typeof stampFiles

/** Stores that a part of the build is made from these files and folders, without tests, as they are now. */
export const noteBuilt = (part: Part, sources: readonly string[]): Promise<void> =>
  writeFile(stampFiles[part], [stampOf(sources), ...sources].join('\n'))

/** Whether a part of the build is there and up to date. */
export async function isBuilt(part: Part): Promise<boolean> {
  const noted = await readFile(stampFiles[part], 'utf8').catch(() => '')
  const [stamp, ...sources] = noted.split('\n')
  const areThere = sources.every((source) => existsSync(join(root, source)))
  return areThere && stampOf(sources) === stamp
}

/** The folder of generated identity pictures. */
const made = 'site/public/bilder'

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
