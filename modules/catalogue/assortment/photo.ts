import type { FileNames, Files } from '../../shared/files.ts'
import { takePicture } from '../../shared/pictures/take-picture.ts'
import type { Sql } from '../../shared/transaction.ts'
import { hashesOfPhotos } from '../queries.ts'
import { customPatch } from '../rules.ts'

/** Large enough for the zoom on a high-density screen; side in pixels. */
const shown = { side: 1200, quality: 90, isSquare: true }

/** File names of a photo: the original pixels, and the square from which all sizes are made. */
const originalName = (hash: string, form: 'png' | 'jpg') => `product-${hash}.${form}`
const shownName = (hash: string) => `product-${hash}-shown.webp`

/** The photo's columns: the hash names its files, the colour is sRGB hex. */
export type Photo = { hash: string; colour: string }

/** Stores a photo of a patch. Problems: image_too_large, image_too_many_pixels, image_unreadable. */
export async function takePhoto({ files }: { files: Files }, bytes: Buffer): Promise<Photo> {
  const { production, preview, hash, form } = await takePicture(bytes, customPatch, shown)
  await files.write(originalName(hash, form), production)
  await files.write(shownName(hash), preview)
  return { hash, colour: await colourOf(preview) }
}

/** The photo as a square WebP; throws when its file is missing. */
export async function readPhoto({ files }: { files: Files }, hash: string): Promise<Buffer> {
  const photo = await files.read(shownName(hash))
  if (!photo) throw new Error(`The photo ${hash} is missing`)
  return photo
}

/** The files of all photos. */
export async function filesOfPhotos(sql: Sql): Promise<FileNames[]> {
  const hashes = await hashesOfPhotos(sql)
  return hashes.flatMap((hash) => [
    [originalName(hash, 'png'), originalName(hash, 'jpg')],
    [shownName(hash)],
  ])
}

/**
 * Mean colour of the opaque pixels. Decodes to raw pixels first: a WebP shrunk while decoding mixes in the transparent
 * ones.
 */
async function colourOf(picture: Uint8Array): Promise<string> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const [red = 0, green = 0, blue = 0] = await sharp(data, { raw: { width, height, channels } })
    .resize(1, 1)
    .raw()
    .toBuffer()
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
