import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

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
      if (!['ENOENT', 'EPERM', 'EACCES'].includes(codeOf(error))) throw error
    }
  }
}

/** The names in a folder; none when it is missing. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? ''
