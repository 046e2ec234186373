import type { Clock } from '../../shared/clock.ts'
import { msPerDay } from '../../shared/day.ts'
import { idOfToken, isSameToken } from '../../shared/links/link-signatures.ts'
import { Problem } from '../../shared/problem.ts'
import { retention } from '../../shared/retention.ts'
import { inTransaction, type Pool } from '../../shared/transaction.ts'
import type { AddressHash } from '../subscribers/address-hash.ts'
import { activate } from '../subscribers/subscriber-queries.ts'
import { endSuppression } from '../subscribers/suppression-queries.ts'
import * as queries from './confirmation-queries.ts'
import type { ConfirmationTokenFor } from './confirmation-token.ts'

/** Ms for which the link of a sign-up works, and for which the sign-up is kept. */
export const linkLife = retention.confirmations.kept.days * msPerDay

export type Confirming = {
  sql: Pool
  clock: Clock
  confirmationTokenFor: ConfirmationTokenFor
  addressHash: AddressHash
}

/**
 * Makes the address of a sign-up an active subscriber, and ends all links of the address and its suppression. Problem
 * confirmation_link_unknown for a forged, used or expired link.
 */
export async function confirmSubscription(
  { sql, clock, confirmationTokenFor, addressHash }: Confirming,
  token: string,
): Promise<void> {
  const now = clock()
  const id = idOfToken(token)
  const after = new Date(now.getTime() - linkLife)
  const confirmation = id && (await queries.confirmationWithId(sql, id, after))
  if (!confirmation || !isSameToken(token, await confirmationTokenFor(confirmation)))
    throw new Problem('confirmation_link_unknown')
  const { email, name } = confirmation
  const hash = await addressHash(email)
  await inTransaction(sql, async (tx) => {
    // Of two concurrent presses, one finds it deleted.
    if (!(await queries.deleteConfirmation(tx, confirmation.id)))
      throw new Problem('confirmation_link_unknown')
    await queries.deleteConfirmationsOf(tx, email)
    await endSuppression(tx, hash)
    await activate(tx, email, name, now)
  })
}
