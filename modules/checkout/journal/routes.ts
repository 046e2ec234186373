import type { Handlers } from '../../shared/contract/routes.ts'
import type { Pool } from '../../shared/transaction.ts'
import { salesJournal } from './sales-journal.ts'

/** The bookkeeper's call. */
export function journalRoutes({ sql }: { sql: Pool }) {
  return {
    getSalesJournal: async (c) => {
      const { from, to } = c.req.valid('query')
      return c.body(await salesJournal(sql, { from, to }), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="salgsjournal-${from}-${to}.csv"`,
      })
    },
  } satisfies Partial<Handlers>
}
