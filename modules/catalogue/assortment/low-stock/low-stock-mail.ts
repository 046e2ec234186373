import type { RenderMail } from '../../../../emails/render.ts'
import { type LowStock, lowStock } from '../../../../emails/templates/low-stock.ts'
import type { MailKind } from '../../../post/index.ts'
import type { Pool } from '../../../shared/transaction.ts'
import { lowProducts } from './low-stock-queries.ts'

/** The kind of the daily mail about products that are low in stock, by the day, such as 20260531. */
export const lowStockKind = 'low_stock'

/** Products that a mail lists; the dashboard lists all. */
const mostListed = 100

export type MailingLowStock = {
  sql: Pool
  renderMail: RenderMail
  /** The shop's address; null for a shop without one, which gets no mail. */
  contactInbox: string | null
}

type LowOfDay = LowStock & { day: number; inbox: string }

/** The list of products that are low in stock now; no mail when all were filled up. Without an alert: the next day has another. */
export const lowStockMail = ({
  sql,
  renderMail,
  contactInbox,
}: MailingLowStock): MailKind<LowOfDay> => ({
  name: lowStockKind,
  idPrefix: 'low-stock',
  hasAlert: false,
  async subject(day) {
    const low = await lowProducts(sql, mostListed)
    return contactInbox && low.count > 0 ? { ...low, day, inbox: contactInbox } : undefined
  },
  compose: async ({ day, inbox, ...low }) => ({
    ...(await renderMail(lowStock, low)),
    to: inbox,
    reference: String(day).replace(/(....)(..)(..)/, '$1-$2-$3'),
  }),
})
