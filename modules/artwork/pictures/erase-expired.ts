import type { Clock } from '../../shared/clock.ts'
import { msPerDay } from '../../shared/day.ts'
import { mayDeleteFiles } from '../../shared/file-lock-queries.ts'
import type { FileNames } from '../../shared/files.ts'
import { expiryOf } from '../../shared/retention.ts'
import { inTransaction, type Sql, type Transaction } from '../../shared/transaction.ts'
import { isHashNeeded, mayDeleteHash } from './hash-queries.ts'
import { hashOfName, namesOf, possibleNames } from './picture-files.ts'
import { storedPictures } from './picture-queries.ts'
import * as queries from './release-queries.ts'
import type { KeepingPictures } from './store-picture.ts'

export type Erasing = KeepingPictures & { isInCart: queries.IsInCart }

/** Days for which the files of a refused upload are kept; limit on the pictures deleted per run. */
const refusedDays = 1
const mostAtOnce = 1000

/**
 * Deletes expired pictures with their files; pictures in a cart or a paid order never expire. Deletes also the files that
 * refused uploads have left. What a backup or a call keeps stays until a later run.
 */
export async function eraseExpired(dependencies: Erasing): Promise<void> {
  const { sql, isInCart } = dependencies
  const expiry = { before: expiryOf('pictures', dependencies.clock()), isInCart }
  for (const hash of await queries.unusedHashes(sql, expiry, mostAtOnce))
    await eraseHash(dependencies, hash, (tx) => queries.removeUnused(tx, hash, expiry))
  await eraseRefused(dependencies)
}

/** Whether the transaction of an upload has committed may be unknown to it, so its files are left until now. */
async function eraseRefused(dependencies: KeepingPictures): Promise<void> {
  const { sql, files } = dependencies
  let left = mostAtOnce
  for await (const old of files.writtenBefore(daysAgo(dependencies, refusedDays))) {
    const hashes = new Set(old.flatMap((name) => hashOfName(name) ?? []))
    const unknown = await queries.unknownHashes(sql, [...hashes], left)
    for (const hash of unknown) await eraseHash(dependencies, hash)
    left -= unknown.length
    if (left === 0) return
  }
}

/** Deletes rows of a hash, and its files unless another session has uploaded the same picture. */
async function eraseHash(
  { sql, files }: KeepingPictures,
  hash: string,
  removeRows: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<void> {
  await inTransaction(sql, async (tx) => {
    if (!(await mayDeleteFiles(tx))) return
    if (!(await mayDeleteHash(tx, hash))) return
    await removeRows(tx)
    if (await isHashNeeded(tx, hash)) return
    for (const name of possibleNames(hash)) await files.remove(name)
  })
}

/** The files of all pictures. */
export async function filesOfPictures(sql: Sql): Promise<FileNames[]> {
  const pictures = await storedPictures(sql)
  return pictures.flatMap((picture) => namesOf(picture).map((name) => [name]))
}

const daysAgo = ({ clock }: { clock: Clock }, days: number) =>
  new Date(clock().getTime() - days * msPerDay)
