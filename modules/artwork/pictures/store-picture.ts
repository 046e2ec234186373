import { randomUUID } from 'node:crypto'
import { digitizedSide } from '../../embroidery/rules.ts'
import type { Clock } from '../../shared/clock.ts'
import type { CustomImage } from '../../shared/contract/api.d.ts'
import type { Files } from '../../shared/files.ts'
import { takePicture } from '../../shared/pictures/take-picture.ts'
import type { PictureLimits, TakenPicture } from '../../shared/pictures/taken-picture.ts'
import { Problem } from '../../shared/problem.ts'
import { inTransaction, type Pool, type Transaction } from '../../shared/transaction.ts'
import { keptHashes } from './hash-queries.ts'
import { namesOf, pixelsName, previewName, productionName } from './picture-files.ts'
import { type HandedIn, type NewRow, pictureAdded, rowOfSession } from './picture-queries.ts'

/** Size of the preview for carts and staff's lists; side in pixels. */
export const small = { side: 800, quality: 82, isSquare: false }

export type KeepingPictures = { sql: Pool; files: Files; clock: Clock }
export type TakingPictures = KeepingPictures & { pictureLimits: PictureLimits }

/** Counts bytes that are about to be stored against the caller. Problem too_many_requests. */
export type CountBytes = (bytes: number) => Promise<void>

/**
 * Stores a picture that the session uploads for a custom patch. Problems: image_too_large, image_too_many_pixels,
 * image_unreadable, too_many_requests.
 */
export async function addPicture(
  dependencies: TakingPictures,
  session: string,
  bytes: Buffer,
  count?: CountBytes,
): Promise<CustomImage> {
  const taken = await takePicture(bytes, { ...dependencies.pictureLimits, digitizedSide }, small)
  const own = { design: null, originalId: null, originSession: null }
  return keptPicture(dependencies, session, { ...taken, ...own }, count)
}

/** A design has no production picture before it is ordered. */
type NewPicture = Omit<NewRow, 'id' | 'sessionId'> &
  Pick<TakenPicture, 'preview' | 'pixels'> & { production?: Uint8Array }

/** Stores a session's picture and its files. `count`: default none. Problem too_many_requests. */
export async function keptPicture(
  { sql, files, clock }: KeepingPictures,
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
    return pictureAdded(tx, row, clock())
  })
  // The job may have deleted the same files before this picture was stored: those of an expired one, or a refused upload.
  const areThere = await Promise.all(parts.map(({ name }) => files.has(name)))
  if (areThere.includes(false)) await write()
  return { id, width, height }
}

/** The session's picture with this hash, marked as used now; undefined unless the shop has it with its files. */
export async function pictureWithHash(
  { sql, files, clock }: KeepingPictures,
  session: string,
  picture: HandedIn,
): Promise<CustomImage | undefined> {
  const row = await rowOfSession(sql, session, picture, clock())
  if (!row) return undefined
  const names = namesOf({ ...row, isDesign: row.design !== null })
  const areThere = await Promise.all(names.map((name) => files.has(name)))
  const { id, width, height } = row
  return areThere.includes(false) ? undefined : { id, width, height }
}

/** Keeps the files of these hashes. Problem unavailable while the job that deletes expired pictures deletes one. */
export async function keepFiles(tx: Transaction, hashes: readonly string[]): Promise<void> {
  if (!(await keptHashes(tx, hashes))) throw new Problem('unavailable')
}
