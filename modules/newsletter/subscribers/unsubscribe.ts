import { Problem } from '../../shared/problem.ts'
import type { Pool } from '../../shared/transaction.ts'
import { tidied } from './address.ts'
import { addressOf, deactivate, deactivateWithId } from './subscriber-queries.ts'
import { unsubscribePath } from './unsubscribe-path.ts'
import type { UnsubscribeTokens } from './unsubscribe-token.ts'

type Leaving = { sql: Pool; tokens: UnsubscribeTokens }

/** Says nothing of whether the address, or the token, was known. */
export function unsubscribeStory({ sql, tokens }: Leaving) {
  return async (email: string, token?: string): Promise<void> => {
    const subscriberId = token && (await tokens.subscriberOf(token))
    if (subscriberId) await deactivateWithId(sql, subscriberId)
    await deactivate(sql, tidied(email))
  }
}

/** The one click of a mail program; Problem unsubscribe_link_unknown. */
export function unsubscribeWithTokenStory({ sql, tokens }: Leaving) {
  return async (token: string): Promise<void> => {
    const subscriberId = await tokens.subscriberOf(token)
    if (subscriberId === undefined) throw new Problem('unsubscribe_link_unknown')
    await deactivateWithId(sql, subscriberId)
  }
}

/** Where a reader goes who opens the link of the one click: to the page, since what scans mails opens it too. */
export function unsubscribePageStory({ sql, tokens }: Leaving) {
  return async (token: string): Promise<string> => {
    const subscriberId = await tokens.subscriberOf(token)
    const email = subscriberId && (await addressOf(sql, subscriberId))
    return email ? unsubscribePath(email, token) : '/unsubscribe'
  }
}
