import type { Handlers } from '../../shared/contract/routes.ts'
import type { Pool } from '../../shared/transaction.ts'
import { stuckPayments } from './stuck-queries.ts'

/** Maximum payments per list; settling them makes room for the next. */
const mostShown = 100

/** The staff call on payments that are tried in vain. */
export function stuckPaymentRoutes({ sql }: { sql: Pool }) {
  return {
    listStuckPayments: async (c) => c.json(await stuckPayments(sql, mostShown), 200),
  } satisfies Partial<Handlers>
}
