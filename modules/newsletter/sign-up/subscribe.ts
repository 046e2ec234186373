import type { Post } from '../../post/index.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Pool } from '../../shared/transaction.ts'
import { tidied } from '../subscribers/address.ts'
import type { AddressHash } from '../subscribers/address-hash.ts'
import { activate } from '../subscribers/subscriber-queries.ts'
import { isSuppressed } from '../subscribers/suppression-queries.ts'
import { askToConfirm } from './ask-to-confirm.ts'

export type Subscribing = {
  sql: Pool
  clock: Clock
  post: Post
  /** Whether a subscription waits for the link in its mail. */
  confirmsSubscriptions: boolean
  addressHash: AddressHash
}

/**
 * Subscribes the address, or mails it a link that does: with confirmations, and when the address is suppressed.
 * Idempotent: it has at most one active subscriber afterwards.
 */
export async function subscribe(
  dependencies: Subscribing,
  email: string,
  name?: string,
): Promise<void> {
  const { sql, clock, confirmsSubscriptions, addressHash } = dependencies
  const isAsked = confirmsSubscriptions || (await isSuppressed(sql, await addressHash(email)))
  await (isAsked
    ? askToConfirm(dependencies, email, name)
    : activate(sql, tidied(email), name?.trim() || null, clock()))
}
