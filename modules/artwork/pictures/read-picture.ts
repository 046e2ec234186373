import type { Files } from '../../shared/files.ts'
import { Problem } from '../../shared/problem.ts'
import {
  pixelsName,
  previewName,
  productionName,
  type SewingContent,
  sewingName,
} from './picture-files.ts'
import { type PictureRow, pictureWithId } from './picture-queries.ts'
import type { KeepingPictures } from './store-picture.ts'

/** The encoded bytes of a picture and their media type. */
export type Picture = { bytes: Buffer; type: 'image/webp' | 'image/png' | 'image/jpeg' }

/** `production` has every pixel that the customer sent; of a design that was never ordered it is the preview. */
type PictureSize = 'preview' | 'production'

/** The session's own picture in either size. Problem custom_image_not_found. */
export async function pictureOfSession(
  { sql, files }: KeepingPictures,
  session: string,
  id: string,
  size: PictureSize,
): Promise<Picture> {
  const row = await pictureWithId(sql, id)
  return read(files, row?.sessionId === session ? row : undefined, size)
}

/** The decoded copy of a picture that the session uploaded: see PixelFile. Problem custom_image_not_found. */
export async function pixelsOfSession(
  dependencies: KeepingPictures,
  session: string,
  id: string,
): Promise<Buffer> {
  const row = await pictureWithId(dependencies.sql, id)
  if (row?.sessionId !== session) throw new Problem('custom_image_not_found', { field: 'id' })
  return pixelsOf(dependencies, row)
}

/** The decoded copy of an uploaded picture. Problem custom_image_not_found, for a design too. */
export async function pixelsOf({ files }: KeepingPictures, row: PictureRow): Promise<Buffer> {
  const bytes = await files.read(pixelsName(row))
  if (!bytes) throw new Problem('custom_image_not_found', { field: 'id' })
  return bytes
}

/** Any customer's picture in either size, for staff. Problem custom_image_not_found. */
export const pictureForStaff = async (
  { sql, files }: KeepingPictures,
  id: string,
  size: PictureSize,
): Promise<Picture> => read(files, await pictureWithId(sql, id), size)

/** The bytes of a stored picture, as large as the shop keeps it. Problem custom_image_not_found. */
export const productionOf = async ({ files }: KeepingPictures, row: PictureRow): Promise<Buffer> =>
  (await read(files, row, 'production')).bytes

/** A file for the production of a design for which they were made. Problem custom_image_not_found. */
export async function sewingFile(
  { files }: KeepingPictures,
  row: PictureRow,
  kind: keyof SewingContent,
): Promise<Buffer> {
  const bytes = await files.read(sewingName(row, kind))
  if (!bytes) throw new Problem('custom_image_not_found', { field: 'id' })
  return bytes
}

async function read(
  files: Files,
  row: PictureRow | undefined,
  size: PictureSize,
): Promise<Picture> {
  const isPreview = size === 'preview' || (row?.design && !row.isMade)
  const bytes = row && (await files.read(isPreview ? previewName(row) : productionName(row)))
  if (!bytes) throw new Problem('custom_image_not_found', { field: 'id' })
  if (isPreview) return { bytes, type: 'image/webp' }
  return { bytes, type: row.form === 'png' ? 'image/png' : 'image/jpeg' }
}
