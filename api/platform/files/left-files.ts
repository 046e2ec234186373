import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ifThere } from './whole-file.ts'

/**
 * Removes a folder's files whose name matches the pattern, if `isLeft` returns true for the match and the modification
 * time (ms since 1970). A missing folder counts as empty.
 */
export async function removeLeftFiles(
  folder: string,
  pattern: RegExp,
  isLeft: (parts: RegExpExecArray, changed: number) => boolean,
): Promise<void> {
  for (const name of await namesIn(folder)) {
    const parts = pattern.exec(name)
    if (!parts) continue
    const file = join(folder, name)
    try {
      const { mtimeMs } = await stat(file)
      if (isLeft(parts, mtimeMs)) await rm(file, { force: true })
    } catch (error) {
      // Another process may have removed it, and another user's file is not the shop's.
      const { code = '' } = error as NodeJS.ErrnoException
      if (!['ENOENT', 'EPERM', 'EACCES'].includes(code)) throw error
    }
  }
}

/** The names in a folder; none when it is missing. */
export const namesIn = async (folder: string): Promise<string[]> =>
  (await ifThere(readdir(folder))) ?? []
