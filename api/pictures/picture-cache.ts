import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Share of the bound that is written between two looks at the whole folder. */
const share = 0.1

export type PictureCache = ReturnType<typeof createPictureCache>

/**
 * Pictures that were made on request, as files of a folder that processes may share. When they take more than
 * `mostBytes`, the oldest are removed, soon after.
 */
export function createPictureCache(folder: string, mostBytes: number) {
  // The first picture of a process looks at what the previous ones left.
  let written = mostBytes
  return {
    /** The picture; undefined when it is not kept. */
    read: (name: string): Promise<Buffer | undefined> => unlessGone(readFile(join(folder, name))),

    /** Keeps a picture atomically. */
    async keep(name: string, picture: Buffer): Promise<void> {
      await mkdir(folder, { recursive: true })
      const unfinished = join(folder, `.${randomUUID()}`)
      await writeFile(unfinished, picture)
      await rename(unfinished, join(folder, name))
      written += picture.length
      if (written <= mostBytes * share) return
      written = 0
      await removeOldest()
    },
  }

  async function removeOldest(): Promise<void> {
    const files = []
    for (const name of await readdir(folder)) {
      const file = await unlessGone(stat(join(folder, name)))
      if (file) files.push({ name, size: file.size, keptAt: file.mtimeMs })
    }
    let bytes = files.reduce((sum, { size }) => sum + size, 0)
    for (const { name, size } of files.sort((a, b) => a.keptAt - b.keptAt)) {
      if (bytes <= mostBytes) return
      await rm(join(folder, name), { force: true })
      bytes -= size
    }
  }
}

/** Undefined for a file that another process removed, or that never was. */
const unlessGone = <Found>(found: Promise<Found>): Promise<Found | undefined> =>
  found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
