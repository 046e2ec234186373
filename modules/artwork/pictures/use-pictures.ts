import { randomUUID } from 'node:crypto'
import type { Clock } from '../../shared/clock.ts'
import type { Enqueue } from '../../shared/jobs.ts'
import { Problem } from '../../shared/problem.ts'
import type { Sql, Transaction } from '../../shared/transaction.ts'
import * as queries from './picture-queries.ts'
import { keepFiles } from './store-picture.ts'

/** The queue of designs whose files for production are to be made. */
export const productionQueue = 'make-production-files'

/** Whether the shop has all of these pictures of the session. */
export async function hasPictures(
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
export async function claimPicture(
  { clock }: { clock: Clock },
  tx: Sql,
  session: string,
  id: string,
): Promise<void> {
  const known = await queries.pictureUsed(tx, session, id, clock())
  if (!known) throw new Problem('custom_image_not_found', { field: 'customImageId' })
}

/**
 * The session's own ids of pictures that were given to it by their ids, which for those of other sessions are copies
 * with the same files. Pictures that the shop no longer has are left out.
 */
export async function picturesForSession(
  { clock }: { clock: Clock },
  tx: Transaction,
  session: string,
  given: readonly string[],
): Promise<Map<string, string>> {
  const hashes = (await queries.picturesWithIds(tx, given)).map(({ hash }) => hash)
  await keepFiles(tx, hashes)
  const own = new Map<string, string>()
  // Once more: the job that deletes expired pictures may have deleted some before. In one order, to avoid deadlocks.
  for (const row of await queries.picturesWithIds(tx, given)) {
    const originSession = row.originSession ?? row.sessionId
    const copy = { ...row, id: randomUUID(), sessionId: session, originSession }
    own.set(row.id, (await queries.pictureAdded(tx, copy, clock())).id)
  }
  return own
}

/**
 * Keeps the pictures of an order: for another period while it may be paid, and for good once it is paid. Then the files
 * for the production of its designs are made.
 */
export async function keepPictures(
  { clock, enqueue }: { clock: Clock; enqueue: Enqueue },
  tx: Sql,
  ids: readonly string[],
  { paid }: { paid: boolean },
): Promise<void> {
  if (ids.length === 0) return
  await queries.picturesOrdered(tx, ids, { at: clock(), paid })
  if (!paid) return
  for (const id of await queries.designsAmong(tx, ids)) await enqueue(tx, productionQueue, { id })
}
