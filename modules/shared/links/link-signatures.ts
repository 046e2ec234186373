import { createHmac, timingSafeEqual } from 'node:crypto'
import { memoized } from '../promises/memoized.ts'

/** Signs a text with the shop's secret, which is read once. */
export type SignLink = (text: string) => Promise<string>

/**
 * The signatures of the links in mails. Each kind of link signs a text that no other kind signs. `readSecret` reads the
 * module's secret; after a failure it is called again.
 */
export function createLinkSignatures(readSecret: () => Promise<string>): SignLink {
  const secret = memoized(readSecret)
  return async (text) => signature(await secret(), text)
}

/** 128 bits suffice, and keep the URL short. */
const signature = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest().subarray(0, 16).toString('base64url')

/** The id at the start of a token, whose signature is not checked yet; undefined for an impossible one. */
export function idOfToken(token: string): number | undefined {
  const [, id] = /^([1-9]\d{0,9})-/.exec(token) ?? []
  return id && Number(id) <= largestId ? Number(id) : undefined
}

/** The largest `integer` of PostgreSQL. */
const largestId = 2 ** 31 - 1

/** Compares two tokens in a time that does not depend on where they differ. */
export function isSameToken(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
