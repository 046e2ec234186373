import { Problem } from '../../shared/problem.ts'
import type { Pool } from '../../shared/transaction.ts'
import { tidied } from './address.ts'
import { addressOf, deactivate, deactivateWithId } from './subscriber-queries.ts'
import { type UnsubscribeTokens, unsubscribePath } from './unsubscribe-token.ts'

type Leaving = { sql: Pool; tokens: UnsubscribeTokens }

/**
 * Unsubscribes the address and, with the token of a mail, the token's subscriber too. Unknown addresses and tokens get
 * the same answer as known ones.
 */
export async function unsubscribe(
  { sql, tokens }: Leaving,
  email: string,
  token?: string,
): Promise<void> {
  const subscriberId = token && (await tokens.subscriberOf(token))
  if (subscriberId) await deactivateWithId(sql, subscriberId)
  await deactivate(sql, tidied(email))
}

/** One-click unsubscribe from a mail program (RFC 8058); Problem unsubscribe_link_unknown. */
export async function unsubscribeWithToken({ sql, tokens }: Leaving, token: string): Promise<void> {
  const subscriberId = await tokens.subscriberOf(token)
  if (subscriberId === undefined) throw new Problem('unsubscribe_link_unknown')
  await deactivateWithId(sql, subscriberId)
}

/**
 * The path of the page for a browser that opens the one-click link. It unsubscribes nothing, because mail scanners open
 * links too.
 */
export async function unsubscribePage({ sql, tokens }: Leaving, token: string): Promise<string> {
  const subscriberId = await tokens.subscriberOf(token)
  const email = subscriberId && (await addressOf(sql, subscriberId))
  return email ? unsubscribePath(email, token) : '/unsubscribe'
}
