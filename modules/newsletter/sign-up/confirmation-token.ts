import { createLinkSignatures } from '../../shared/links/link-signatures.ts'
import type { Pool } from '../../shared/transaction.ts'
import { linkSecret } from '../subscribers/link-queries.ts'
import type { Confirmation } from './confirmation-queries.ts'

/** The token of a sign-up's link: its id, signed together with its address. */
export type ConfirmationTokenFor = (confirmation: Confirmation) => Promise<string>

/**
 * Signed tokens that let the holder of an address confirm one sign-up. A database that was restored from a backup gives
 * ids a second time, so the signature contains the address as well.
 */
export function createConfirmationTokens(sql: Pool): ConfirmationTokenFor {
  const sign = createLinkSignatures(() => linkSecret(sql))
  return async ({ id, email }) => `${id}-${await sign(`confirm ${id} ${email}`)}`
}
