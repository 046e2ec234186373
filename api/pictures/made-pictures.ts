import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readIfThere, writeWhole } from '../platform/files/whole-file.ts'

/** The folder where the build stores pictures, for the next build and for the shop. */
export const madePictures = new URL('../../.cache/pictures/', import.meta.url).pathname

/**
 * The file of a picture that the build makes, named like its address: that changes with the drawing, and is known
 * without drawing.
 */
const fileAt = (address: string) => join(madePictures, basename(address))

/** The picture that the build made for this address, or undefined. */
export const madePicture = (address: string): Promise<Buffer | undefined> =>
  readIfThere(fileAt(address))

/** Stores the picture for this address. */
export async function keepPicture(address: string, picture: Buffer): Promise<void> {
  await mkdir(madePictures, { recursive: true })
  await writeWhole(fileAt(address), picture)
}
