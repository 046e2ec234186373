import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from '../../modules/shared/files.ts'
import { removeLeftFiles } from './left-files.ts'

/** Of files that are not moved into place yet, and ms after which none is still written. */
const draftName = /^\.[0-9a-f-]{36}$/
const longestDraft = 60 * 60_000

/** Files in a folder of this machine, readable by the shop's own user alone. */
export function createFileStore(folder: string): Files {
  const pathOf = (name: string) => {
    if (!/^[a-z0-9][a-z0-9.-]*$/.test(name)) throw new Error(`'${name}' is no name for a file`)
    return join(folder, name)
  }
  return {
    async write(name, bytes) {
      const path = pathOf(name)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Moved into place whole: a reader never sees half a file, nor does a crash leave one.
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
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}

/** Removes what a process was writing as it was killed; others write to the same folder, from other machines too. */
export const removeLeftDrafts = (folder: string): Promise<void> =>
  removeLeftFiles(folder, draftName, (_parts, changed) => Date.now() - changed > longestDraft)
