import type { Post } from '../../post/index.ts'
import type { Clock } from '../../shared/clock.ts'
import { msPerDay } from '../../shared/day.ts'
import { inTransaction, type Pool } from '../../shared/transaction.ts'
import { confirmationKind } from '../mail-kinds.ts'
import { tidied } from '../subscribers/address.ts'
import * as queries from './confirmation-queries.ts'

/** Ms after a mail in which a repeated sign-up sends no other one. */
const pause = 10 * 60_000
/** Most mails to an address in 24 hours: anybody can type the address of a stranger. */
const mostPerDay = 3

type Asking = { sql: Pool; clock: Clock; post: Post }

/**
 * Stores a sign-up and queues its mail in the same transaction, unless the address got one lately. Does the same for
 * known and unknown addresses, so that the time of the answer tells nothing; the outbox sorts them out.
 */
export async function askToConfirm(
  { sql, clock, post }: Asking,
  email: string,
  name?: string,
): Promise<void> {
  const now = clock()
  await inTransaction(sql, async (tx) => {
    const about = await queries.insertedConfirmation(tx, {
      email: tidied(email),
      name: name?.trim() || null,
      now,
      pauseFrom: new Date(now.getTime() - pause),
      countFrom: new Date(now.getTime() - msPerDay),
      mostSince: mostPerDay,
    })
    if (about !== undefined) await post.queueOnce(tx, { kind: confirmationKind, about })
  })
}
