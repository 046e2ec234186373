import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Pool } from '../../shared/transaction.ts'
import { linkSecret } from './link-queries.ts'

export type UnsubscribeTokens = {
  tokenFor(subscriberId: number): Promise<string>
  /** Undefined for a token that the shop did not make. */
  subscriberOf(token: string): Promise<number | undefined>
}

/** Signed tokens that let their holder unsubscribe one subscriber. They contain no address and never expire. */
export function createUnsubscribeTokens(sql: Pool): UnsubscribeTokens {
  let known: Promise<string> | undefined
  const secret = () => {
    known ??= linkSecret(sql).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
  const tokenFor = async (subscriberId: number) =>
    `${subscriberId}-${signature(await secret(), subscriberId)}`
  return {
    tokenFor,
    async subscriberOf(token) {
      const [, id] = /^([1-9]\d{0,9})-/.exec(token) ?? []
      if (!id || Number(id) > largestId) return undefined
      return isSame(token, await tokenFor(Number(id))) ? Number(id) : undefined
    },
  }
}

/** The largest `integer` of PostgreSQL. */
const largestId = 2 ** 31 - 1

/** 128 bits suffice, and keep the URL short. */
const signature = (secret: string, subscriberId: number): string =>
  createHmac('sha256', secret)
    .update(`unsubscribe ${subscriberId}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url')

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
