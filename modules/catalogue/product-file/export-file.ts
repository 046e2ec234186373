import type { Clock } from '../../shared/clock.ts'
import type { StaffProduct } from '../../shared/contract/api.d.ts'
import { csvOf } from '../../shared/lists/csv.ts'
import { Problem } from '../../shared/problem.ts'
import { logActions } from '../../shared/staff-log/staff-log-queries.ts'
import type { Pool } from '../../shared/transaction.ts'
import { assortmentPart } from '../assortment/assortment-list-queries.ts'
import type { AssortmentQuery } from '../assortment/assortment-parts-queries.ts'
import { cellOf, columns } from './columns.ts'
import { mostLines } from './read-file.ts'

/** The products of a list as a CSV file's text, which is noted in the staff log. Problem csv_too_long. */
export async function exportFile(
  { sql, clock }: { sql: Pool; clock: Clock },
  filters: Pick<AssortmentQuery, 'search' | 'category' | 'show'>,
  administrator: string,
): Promise<string> {
  const entries: StaffProduct[] = []
  let cursor: string | undefined
  do {
    const page = { ...filters, limit: 1000, ...(cursor && { cursor }) }
    const { products, nextCursor } = await assortmentPart(sql, page)
    entries.push(...products)
    if (entries.length > mostLines) throw new Problem('csv_too_long')
    cursor = nextCursor
  } while (cursor)
  await logActions(sql, [
    {
      at: clock(),
      administrator,
      kind: 'product',
      event: 'exported',
      subject: '',
      after: { rows: entries.length },
    },
  ])
  return csvOf([
    columns.map(({ title }) => title),
    ...entries.map((entry) => columns.map(({ field }) => cellOf(entry, field))),
  ])
}
