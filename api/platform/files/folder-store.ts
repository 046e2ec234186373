import { access, mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { namesIn, removeLeftFiles } from './left-files.ts'
import type { Store, StoredFile } from './store.ts'
import { draftName, ifThere, readIfThere, writeWhole } from './whole-file.ts'

/** Ms after which an unfinished file is stale. */
const longestDraft = 60 * 60_000

/** Files in a local folder, readable only by the shop's user. */
export function createFolderStore(folder: string): Store {
  const pathOf = (name: string) => join(folder, name)
  return {
    prepare: () => removeLeftDrafts(folder),
    async write(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(pathOf(name), bytes, 0o600)
    },
    read: (name) => readIfThere(pathOf(name)),
    has: (name) =>
      access(pathOf(name)).then(
        () => true,
        () => false,
      ),
    remove: (name) => rm(pathOf(name), { force: true }),
    async *parts(most) {
      const names = await namesIn(folder)
      for (let start = 0; start < names.length; start += most) {
        const part: StoredFile[] = []
        for (const name of names.slice(start, start + most)) {
          const file = await ifThere(stat(pathOf(name)))
          if (file?.isFile()) part.push({ name, changed: file.mtime })
        }
        yield part
      }
    },
  }
}

/**
 * Removes unfinished files of killed processes by age, because other processes and machines write to the same folder.
 */
export const removeLeftDrafts = (folder: string): Promise<void> =>
  removeLeftFiles(folder, draftName, (_parts, changed) => Date.now() - changed > longestDraft)
