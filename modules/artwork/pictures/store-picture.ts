import { randomUUID } from 'node:crypto'
import { customPatch } from '../../catalogue/rules.ts'
import { digitizedSide } from '../../embroidery/rules.ts'
import type { Clock } from '../../shared/clock.ts'
import type { CustomImage } from '../../shared/contract/api.d.ts'
import type { Files } from '../../shared/files.ts'
import type { Enqueue } from '../../shared/jobs.ts'
import { takePicture } from '../../shared/pictures/take-picture.ts'
import type { TakenPicture } from '../../shared/pictures/taken-picture.ts'
import { Problem } from '../../shared/problem.ts'
import { inTransaction, type Pool, type Sql, type Transaction } from '../../shared/transaction.ts'
import {
  namesOf,
  pixelsName,
  previewName,
  productionName,
  type sewingFiles,
  sewingName,
} from './picture-files.ts'
import * as queries from './picture-queries.ts'

/** The encoded bytes of a picture and their media type. */
export type Picture = { bytes: Buffer; type: 'image/webp' | 'image/png' | 'image/jpeg' }

/** `production` has every pixel that the customer sent; of a design that was never ordered it is the preview. */
type PictureSize = 'preview' | 'production'

/** Size of the preview for carts and staff's lists; side in pixels. */
export const small = { side: 800, quality: 82, isSquare: false }

export type KeepingImages = { sql: Pool; files: Files; clock: Clock }

/** Counts bytes that are about to be stored against the caller. Problem too_many_requests. */
export type CountBytes = (bytes: number) => Promise<void>

/** The queue of designs whose files for production are to be made. */
export const productionQueue = 'make-production-files'

/**
 * Stores a picture that the session uploads for a custom patch. Problems: image_too_large, image_too_many_pixels,
 * image_unreadable, too_many_requests.
 */
export async function addImage(
  dependencies: KeepingImages,
  session: string,
  bytes: Buffer,
  count?: CountBytes,
): Promise<CustomImage> {
  const taken = await takePicture(bytes, { ...customPatch, digitizedSide }, small)
  const own = { design: null, originalId: null, originSession: null }
  return keptPicture(dependencies, session, { ...taken, ...own }, count)
}

/** The content of a design's files for production, beside its picture. */
export type SewingContent = Record<(typeof sewingFiles)[number], Uint8Array>

/** A design has no production picture before it is ordered. */
type NewPicture = Omit<queries.NewImageRow, 'id' | 'sessionId'> &
  Pick<TakenPicture, 'preview' | 'pixels'> & { production?: Uint8Array }

/** Stores a session's picture and its files. `count`: default none. Problem too_many_requests. */
export async function keptPicture(
  { sql, files, clock }: KeepingImages,
  session: string,
  { production, preview, pixels, ...facts }: NewPicture,
  count?: CountBytes,
): Promise<CustomImage> {
  const parts = [
    ...(production ? [{ name: productionName(facts), content: production }] : []),
    { name: previewName(facts), content: preview },
    ...(pixels ? [{ name: pixelsName(facts), content: pixels }] : []),
  ]
  await count?.(parts.reduce((sum, { content }) => sum + content.length, 0))
  const write = async () => {
    for (const { name, content } of parts) await files.write(name, content)
  }
  // Before the transaction, so that a slow store takes neither a connection nor the lock.
  await write()
  const { id, width, height } = await inTransaction(sql, async (tx) => {
    await keepFiles(tx, [facts.hash])
    const row = { id: randomUUID(), sessionId: session, ...facts }
    return queries.imageAdded(tx, row, clock())
  })
  // The job may have deleted the same files before this picture was stored: those of an expired one, or a refused upload.
  const areThere = await Promise.all(parts.map(({ name }) => files.has(name)))
  if (areThere.includes(false)) await write()
  return { id, width, height }
}

/** The session's picture with this hash, marked as used now; undefined unless the shop has it with its files. */
export async function pictureWithHash(
  { sql, files, clock }: KeepingImages,
  session: string,
  picture: queries.HandedIn,
): Promise<CustomImage | undefined> {
  const image = await queries.imageOfSession(sql, session, picture, clock())
  if (!image) return undefined
  const names = namesOf({ ...image, isDesign: image.design !== null })
  const areThere = await Promise.all(names.map((name) => files.has(name)))
  const { id, width, height } = image
  return areThere.includes(false) ? undefined : { id, width, height }
}

/** The session's own picture in either size. Problem custom_image_not_found. */
export async function pictureOfSession(
  { sql, files }: KeepingImages,
  session: string,
  id: string,
  size: PictureSize,
): Promise<Picture> {
  const image = await queries.imageWithId(sql, id)
  return read(files, image?.sessionId === session ? image : undefined, size)
}

/** The decoded copy of a picture that the session uploaded: see PixelFile. Problem custom_image_not_found. */
export async function pixelsOfSession(
  dependencies: KeepingImages,
  session: string,
  id: string,
): Promise<Buffer> {
  const image = await queries.imageWithId(dependencies.sql, id)
  if (image?.sessionId !== session) throw new Problem('custom_image_not_found', { field: 'id' })
  return pixelsOf(dependencies, image)
}

/** The decoded copy of an uploaded picture. Problem custom_image_not_found, for a design too. */
export async function pixelsOf({ files }: KeepingImages, image: queries.ImageRow): Promise<Buffer> {
  const bytes = await files.read(pixelsName(image))
  if (!bytes) throw new Problem('custom_image_not_found', { field: 'id' })
  return bytes
}

/** Any customer's picture in either size, for staff. Problem custom_image_not_found. */
export const pictureForStaff = async (
  { sql, files }: KeepingImages,
  id: string,
  size: PictureSize,
): Promise<Picture> => read(files, await queries.imageWithId(sql, id), size)

/** The bytes of a stored picture, as large as the shop keeps it. Problem custom_image_not_found. */
export const productionOf = async (
  { files }: KeepingImages,
  image: queries.ImageRow,
): Promise<Buffer> => (await read(files, image, 'production')).bytes

/** A file for the production of a design for which they were made. Problem custom_image_not_found. */
export async function sewingFile(
  { files }: KeepingImages,
  image: queries.ImageRow,
  kind: keyof SewingContent,
): Promise<Buffer> {
  const bytes = await files.read(sewingName(image, kind))
  if (!bytes) throw new Problem('custom_image_not_found', { field: 'id' })
  return bytes
}

/** Whether the shop has all of these pictures of the session. */
export async function hasImages(
  tx: Sql,
  session: string,
  ids: readonly string[],
): Promise<boolean> {
  const wanted = new Set(ids)
  return (
    wanted.size === 0 || (await queries.countOfSession(tx, session, [...wanted])) === wanted.size
  )
}

/** Marks the session's picture as used now. Problem custom_image_not_found for another session's picture too. */
export async function claimImage(
  { clock }: { clock: Clock },
  tx: Sql,
  session: string,
  id: string,
): Promise<void> {
  const known = await queries.imageUsed(tx, session, id, clock())
  if (!known) throw new Problem('custom_image_not_found', { field: 'customImageId' })
}

/**
 * The session's own ids of pictures that were given to it by their ids, which for those of other sessions are copies
 * with the same files. Pictures that the shop no longer has are left out.
 */
export async function imagesForSession(
  { clock }: { clock: Clock },
  tx: Transaction,
  session: string,
  given: readonly string[],
): Promise<Map<string, string>> {
  const hashes = (await queries.imagesWithIds(tx, given)).map(({ hash }) => hash)
  await keepFiles(tx, hashes)
  const own = new Map<string, string>()
  // Once more: the job that deletes expired pictures may have deleted some before. In one order, to avoid deadlocks.
  for (const image of await queries.imagesWithIds(tx, given)) {
    const originSession = image.originSession ?? image.sessionId
    const copy = { ...image, id: randomUUID(), sessionId: session, originSession }
    own.set(image.id, (await queries.imageAdded(tx, copy, clock())).id)
  }
  return own
}

/**
 * Keeps the pictures of an order: for another period while it may be paid, and for good once it is paid. Then the files
 * for the production of its designs are made.
 */
export async function keepImages(
  { clock, enqueue }: { clock: Clock; enqueue: Enqueue },
  tx: Sql,
  ids: readonly string[],
  { paid }: { paid: boolean },
): Promise<void> {
  if (ids.length === 0) return
  await queries.imagesOrdered(tx, ids, { at: clock(), paid })
  if (!paid) return
  for (const id of await queries.designsAmong(tx, ids)) await enqueue(tx, productionQueue, { id })
}

/** Keeps the files of these hashes. Problem unavailable while the job that deletes expired pictures deletes one. */
export async function keepFiles(tx: Transaction, hashes: readonly string[]): Promise<void> {
  if (!(await queries.keptHashes(tx, hashes))) throw new Problem('unavailable')
}

async function read(
  files: Files,
  image: queries.ImageRow | undefined,
  size: PictureSize,
): Promise<Picture> {
  const isPreview = size === 'preview' || (image?.design && !image.isMade)
  const bytes = image && (await files.read(isPreview ? previewName(image) : productionName(image)))
  if (!bytes) throw new Problem('custom_image_not_found', { field: 'id' })
  if (isPreview) return { bytes, type: 'image/webp' }
  return { bytes, type: image.form === 'png' ? 'image/png' : 'image/jpeg' }
}
