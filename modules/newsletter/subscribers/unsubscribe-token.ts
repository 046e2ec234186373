import { createLinkSignatures, idOfToken, isSameToken } from '../../shared/links/link-signatures.ts'
import type { Pool } from '../../shared/transaction.ts'
import { linkSecret } from './link-queries.ts'

export type UnsubscribeTokens = {
  tokenFor(subscriberId: number): Promise<string>
  /** Undefined for a token that the shop did not make. */
  subscriberOf(token: string): Promise<number | undefined>
}

/** Signed tokens that let their holder unsubscribe one subscriber. They contain no address and never expire. */
export function createUnsubscribeTokens(sql: Pool): UnsubscribeTokens {
  const sign = createLinkSignatures(() => linkSecret(sql))
  const tokenFor = async (subscriberId: number) =>
    `${subscriberId}-${await sign(`unsubscribe ${subscriberId}`)}`
  return {
    tokenFor,
    async subscriberOf(token) {
      const id = idOfToken(token)
      return id !== undefined && isSameToken(token, await tokenFor(id)) ? id : undefined
    },
  }
}
