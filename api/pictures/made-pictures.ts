import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureForm, PictureWidth } from './raster.ts'

/** The folder where the build stores pictures, for the next build and for the shop. */
export const madePictures = new URL('../../.cache/pictures/', import.meta.url).pathname

/** The file of a drawing's picture, named by a hash of the drawing. */
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

/** Stores a picture atomically. */
export async function keepPicture(file: string, picture: Buffer): Promise<void> {
  await mkdir(madePictures, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, picture)
  await rename(unfinished, file)
}
