import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { ifThere, readIfThere, writeWhole } from '../platform/files/whole-file.ts'

/** Part of the bound that is written between two scans of the folder. */
const betweenScans = 0.1

export type PictureCache = ReturnType<typeof createPictureCache>

/**
 * Pictures that were made on request, as files of a folder that processes may share. Its subfolders are left alone. When they take more than
 * `mostBytes`, the oldest are removed, soon after.
 */
export function createPictureCache(folder: string, mostBytes: number) {
  // The first picture of a process scans what the previous ones left.
  let written = mostBytes
  return {
    /** The picture; undefined when it is not stored. */
    read: (name: string): Promise<Buffer | undefined> => readIfThere(join(folder, name)),

    /** Keeps a picture atomically and durably: browsers keep what they get for a year. */
    async keep(name: string, picture: Buffer): Promise<void> {
      await mkdir(folder, { recursive: true })
      await writeWhole(join(folder, name), picture)
      written += picture.length
      if (written <= mostBytes * betweenScans) return
      written = 0
      await removeOldest()
    },
  }

  async function removeOldest(): Promise<void> {
    const files = []
    for (const name of await readdir(folder)) {
      const file = await ifThere(stat(join(folder, name)))
      if (file?.isFile()) files.push({ name, size: file.size, storedAt: file.mtimeMs })
    }
    let bytes = files.reduce((sum, { size }) => sum + size, 0)
    for (const { name, size } of files.sort((a, b) => a.storedAt - b.storedAt)) {
      if (bytes <= mostBytes) return
      await rm(join(folder, name), { force: true })
      bytes -= size
    }
  }
}

/** Keeps a picture. If the disk is full, this is logged: the picture is still served, and made again next time. */
export async function keepIfRoom(
  cache: PictureCache,
  log: Logger,
  name: string,
  picture: Buffer,
): Promise<void> {
  await cache
    .keep(name, picture)
    .catch((error) => log.warn({ err: error }, 'A picture was not kept'))
}
