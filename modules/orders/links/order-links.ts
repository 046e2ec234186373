import { createLinkSignatures, isSameToken } from '../../shared/links/link-signatures.ts'
import type { Pool } from '../../shared/transaction.ts'
import { linkSecret } from './link-secret-queries.ts'

/** An order by what its link signs; `link` is the number of the link. */
type Linked = { orderNumber: string; link: number }

/** The signed links to orders' own pages. */
export type OrderLinks = ReturnType<typeof createOrderLinks>

/**
 * Links that show an order to whoever has them. They contain the order's number, not its id, because an order that a
 * database lost and the shop restored has another id.
 */
export function createOrderLinks(sql: Pool, publicUrl: string) {
  const sign = createLinkSignatures(() => linkSecret(sql))
  const tokenOf = async ({ orderNumber, link }: Linked) =>
    `${orderNumber}-${await sign(`order ${orderNumber} ${link}`)}`
  return {
    tokenOf,
    /** The absolute address for mails. */
    urlOf: async (order: Linked) => `${publicUrl}/ordre?token=${await tokenOf(order)}`,
    /** Whether the token is the order's current link. */
    isOf: async (token: string, order: Linked) => isSameToken(token, await tokenOf(order)),
  }
}
