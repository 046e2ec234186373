import { Problem } from '../../shared/problem.ts'
import type { Pool } from '../../shared/transaction.ts'
import { tidied } from './address.ts'
import { addressOf, deactivate, deactivateWithId } from './subscriber-queries.ts'
import { unsubscribePath } from './unsubscribe-path.ts'
import type { UnsubscribeTokens } from './unsubscribe-token.ts'

type Leaving = { sql: Pool; tokens: UnsubscribeTokens }

/**
 * An unknown address gets the same answer as a subscribed one, and an unknown token the same as a known one. With the
 * token of a mail, its subscriber is removed too.
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

/** The one click of a mail program; Problem unsubscribe_link_unknown. */
export async function unsubscribeWithToken({ sql, tokens }: Leaving, token: string): Promise<void> {
  const subscriberId = await tokens.subscriberOf(token)
  if (subscriberId === undefined) throw new Problem('unsubscribe_link_unknown')
  await deactivateWithId(sql, subscriberId)
}

/** The path of the page that a browser gets for the link of the one click: programs that scan mails open it too. */
export async function unsubscribePage({ sql, tokens }: Leaving, token: string): Promise<string> {
  const subscriberId = await tokens.subscriberOf(token)
  const email = subscriberId && (await addressOf(sql, subscriberId))
  return email ? unsubscribePath(email, token) : '/unsubscribe'
}
