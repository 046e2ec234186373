import { createLinkSignatures } from '../../shared/links/link-signatures.ts'
import type { Pool } from '../../shared/transaction.ts'
import { tidied } from '../subscribers/address.ts'
import { linkSecret } from '../subscribers/link-queries.ts'

/** The hash of an address in any spelling, keyed with the shop's secret: without it, nobody can try addresses. */
export type AddressHash = (email: string) => Promise<string>

export function createAddressHash(sql: Pool): AddressHash {
  const sign = createLinkSignatures(() => linkSecret(sql))
  return (email) => sign(`suppress ${tidied(email).toLowerCase()}`)
}
