import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureForm, PictureWidth } from './raster.ts'

/** Where the build keeps what it made, for the next build and for the shop. */
export const madePictures = new URL('../../.cache/pictures/', import.meta.url).pathname

/** The file of a drawing's picture: its name follows from the drawing's own bytes. */
export function pictureFile(svg: Buffer, width: PictureWidth, form: PictureForm): string {
  const digest = createHash('sha256').update(svg).digest('hex').slice(0, 20)
  return join(madePictures, `${digest}-${width}.${form}`)
}

/** The picture that the build made, or undefined. */
export const madePicture = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

/** Keeps a picture; a half-written file never has the name of a whole one. */
export async function keepPicture(file: string, picture: Buffer): Promise<void> {
  await mkdir(madePictures, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, picture)
  await rename(unfinished, file)
}
