import { createLinkSignatures } from '../../shared/links/link-signatures.ts'
import type { Sql } from '../../shared/transaction.ts'
import { tidied } from './address.ts'
import { linkSecret } from './link-queries.ts'

/** Hashes an address, whatever its spelling, with the shop's secret: the hash alone allows no guessing. */
export type AddressHash = (email: string) => Promise<string>

export function createAddressHash(sql: Sql): AddressHash {
  const sign = createLinkSignatures(() => linkSecret(sql))
  return (email) => sign(`suppress ${tidied(email).toLowerCase()}`)
}
