import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Removes the files of a folder whose name has the pattern and that `isLeft` knows by the name's parts and the
 * time of change (ms). A missing folder has none.
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

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? ''
