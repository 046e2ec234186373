import type { PersonalData } from '../../shared/contract/api.d.ts'
import type { Sql, Transaction } from '../../shared/transaction.ts'
import { deleteConfirmationsOf } from '../sign-up/confirmation-queries.ts'
import { tidied } from '../subscribers/address.ts'
import { createAddressHash } from '../subscribers/address-hash.ts'
import { suppress } from '../subscribers/suppression-queries.ts'
import * as queries from './person-queries.ts'

/** Subscriptions and sign-ups of an address. */
export const personalSubscriptions = async (
  sql: Sql,
  email: string,
): Promise<Pick<PersonalData, 'subscriptions' | 'signUps'>> => ({
  subscriptions: await queries.subscriptionsOf(sql, tidied(email)),
  signUps: await queries.signUpsOf(sql, tidied(email)),
})

/**
 * Deletes all that the newsletter stores about an address. Of one that had unsubscribed, bounced or complained it keeps
 * a hash, so that a stranger cannot subscribe it again. Idempotent.
 */
export async function forgetSubscriber(tx: Transaction, email: string) {
  const address = tidied(email)
  const subscriber = await queries.deletedSubscriber(tx, address)
  if (subscriber && !subscriber.isActive) await suppress(tx, await createAddressHash(tx)(address))
  return { subscriptions: subscriber ? 1 : 0, signUps: await deleteConfirmationsOf(tx, address) }
}
