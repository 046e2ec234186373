import type { Clock } from '../../shared/clock.ts'
import { msPerDay } from '../../shared/day.ts'
import { idOfToken, isSameToken } from '../../shared/links/link-signatures.ts'
import { Problem } from '../../shared/problem.ts'
import { inTransaction, type Pool } from '../../shared/transaction.ts'
import { activate } from '../subscribers/subscriber-queries.ts'
import * as queries from './confirmation-queries.ts'
import type { ConfirmationTokenFor } from './confirmation-token.ts'

/** Ms for which the link of a sign-up works, and for which the sign-up is kept. */
export const linkLife = 7 * msPerDay

export type Confirming = { sql: Pool; clock: Clock; confirmationTokenFor: ConfirmationTokenFor }

/**
 * Makes the address of a sign-up an active subscriber, and ends all links of the address. Problem
 * confirmation_link_unknown for a forged, used or expired link.
 */
export async function confirmSubscription(
  { sql, clock, confirmationTokenFor }: Confirming,
  token: string,
): Promise<void> {
  const now = clock()
  const id = idOfToken(token)
  const after = new Date(now.getTime() - linkLife)
  const confirmation = id && (await queries.confirmationWithId(sql, id, after))
  if (!confirmation || !isSameToken(token, await confirmationTokenFor(confirmation)))
    throw new Problem('confirmation_link_unknown')
  const { email, name } = confirmation
  await inTransaction(sql, async (tx) => {
    // Of two concurrent presses, one finds it deleted.
    if (!(await queries.deleteConfirmation(tx, confirmation.id)))
      throw new Problem('confirmation_link_unknown')
    await queries.deleteConfirmationsOf(tx, email)
    await activate(tx, email, name, now)
  })
}

/** Deletes sign-ups whose link has expired. */
export const forgetUnconfirmed = ({ sql, clock }: { sql: Pool; clock: Clock }): Promise<void> =>
  queries.deleteConfirmationsBefore(sql, new Date(clock().getTime() - linkLife))
