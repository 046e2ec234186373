import { administratorOf } from '../../shared/administrator.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Handlers } from '../../shared/contract/routes.ts'
import type { Pool } from '../../shared/transaction.ts'
import { exportedJournal } from './exported-journal.ts'

/** The bookkeeper's call. */
export function journalRoutes(dependencies: { sql: Pool; clock: Clock }) {
  return {
    getSalesJournal: async (c) => {
      const { from, to } = c.req.valid('query')
      const { username } = administratorOf(c)
      return c.body(await exportedJournal(dependencies, { from, to }, username), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="salgsjournal-${from}-${to}.csv"`,
      })
    },
  } satisfies Partial<Handlers>
}
