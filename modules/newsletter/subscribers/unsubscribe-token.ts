import { createLinkSignatures, idOfToken, isSameToken } from '../../shared/links/link-signatures.ts'
import type { Pool } from '../../shared/transaction.ts'
import { linkSecret } from './link-queries.ts'
import { addressOf } from './subscriber-queries.ts'

export type UnsubscribeTokens = {
  tokenFor(subscriber: { id: number; email: string }): Promise<string>
  /** Undefined for a token that the shop did not make. */
  subscriberOf(token: string): Promise<number | undefined>
}

/**
 * Signed tokens that let their holder unsubscribe one subscriber. They never expire. A database that was restored from a
 * backup gives ids a second time, so the signature contains the address as well.
 */
export function createUnsubscribeTokens(sql: Pool): UnsubscribeTokens {
  const sign = createLinkSignatures(() => linkSecret(sql))
  const tokenFor = async ({ id, email }: { id: number; email: string }) =>
    `${id}-${await sign(`unsubscribe ${id} ${email}`)}`
  return {
    tokenFor,
    async subscriberOf(token) {
      const id = idOfToken(token)
      if (id === undefined) return undefined
      const email = await addressOf(sql, id)
      return email && isSameToken(token, await tokenFor({ id, email })) ? id : undefined
    },
  }
}

/** The path of the shop's unsubscribe page, with the address and the token filled in. */
export const unsubscribePath = (email: string, token: string): string =>
  `/unsubscribe?email=${encoded(email)}&token=${token}`

/** Encodes an address for text and markup alike: encodeURIComponent leaves quotation marks unchanged. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
