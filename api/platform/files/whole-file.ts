import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Names of unfinished files. */
export const draftName = /^\.[0-9a-f-]{36}$/

/**
 * Writes a file atomically and durably: readers never see a partial file, even after a crash or a power cut. The folder
 * has to exist.
 */
export async function writeWhole(path: string, bytes: Uint8Array, mode?: number): Promise<void> {
  const draft = join(dirname(path), `.${randomUUID()}`)
  await writeFile(draft, bytes, { flush: true, ...(mode !== undefined && { mode }) })
  await rename(draft, path)
}

/** A file's bytes; undefined when it is missing. */
export const readIfThere = (path: string): Promise<Buffer | undefined> => ifThere(readFile(path))

/** The result of an operation on a file; undefined when the file is missing. */
export const ifThere = <Found>(operation: Promise<Found>): Promise<Found | undefined> =>
  operation.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
