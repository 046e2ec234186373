import { access, mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from '../../modules/shared/files.ts'
import { namesIn, removeLeftFiles } from './left-files.ts'
import { draftName, ifThere, readIfThere, writeWhole } from './whole-file.ts'

/** Ms after which an unfinished file is stale. */
const longestDraft = 60 * 60_000

const validName = /^[a-z0-9][a-z0-9.-]*$/

/** Files in a local folder, readable only by the shop's user. */
export function createFileStore(folder: string): Files {
  const pathOf = (name: string) => {
    if (!validName.test(name)) throw new Error(`'${name}' is not a valid file name`)
    return join(folder, name)
  }
  return {
    async write(name, bytes) {
      const path = pathOf(name)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(path, bytes, 0o600)
    },
    read: async (name) => readIfThere(pathOf(name)),
    has: (name) =>
      access(pathOf(name)).then(
        () => true,
        () => false,
      ),
    remove: (name) => rm(pathOf(name), { force: true }),
    async writtenBefore(time) {
      const names: string[] = []
      for (const name of await namesIn(folder)) {
        if (!validName.test(name)) continue
        const file = await ifThere(stat(pathOf(name)))
        if (file?.isFile() && file.mtime < time) names.push(name)
      }
      return names
    },
  }
}

/**
 * Removes unfinished files of killed processes by age, because other processes and machines write to the same folder.
 */
export const removeLeftDrafts = (folder: string): Promise<void> =>
  removeLeftFiles(folder, draftName, (_parts, changed) => Date.now() - changed > longestDraft)
