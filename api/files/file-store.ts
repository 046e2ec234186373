import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from '../../modules/shared/files.ts'
import { removeLeftFiles } from './left-files.ts'

/** Names of unfinished files, and ms after which an unfinished file is stale. */
const draftName = /^\.[0-9a-f-]{36}$/
const longestDraft = 60 * 60_000

/** Files in a local folder, readable only by the shop's user. */
export function createFileStore(folder: string): Files {
  const pathOf = (name: string) => {
    if (!/^[a-z0-9][a-z0-9.-]*$/.test(name)) throw new Error(`'${name}' is not a valid file name`)
    return join(folder, name)
  }
  return {
    async write(name, bytes) {
      const path = pathOf(name)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Renamed atomically, so that neither a reader nor a crash sees half a file.
      const draft = join(folder, `.${randomUUID()}`)
      await writeFile(draft, bytes, { mode: 0o600, flush: true })
      await rename(draft, path)
    },
    async read(name) {
      try {
        return await readFile(pathOf(name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    has: (name) =>
      access(pathOf(name)).then(
        () => true,
        () => false,
      ),
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}

/**
 * Removes unfinished files of killed processes by age, because other processes and machines write to the same folder.
 */
export const removeLeftDrafts = (folder: string): Promise<void> =>
  removeLeftFiles(folder, draftName, (_parts, changed) => Date.now() - changed > longestDraft)
