import type { Sql } from '../transaction.ts'

/** The condition of up to `most` rows of a table whose time in a column is before another, oldest first. */
export const isOldest = (
  sql: Sql,
  table: string,
  column: string,
  before: Date,
  most: number,
) => sql`
  id in (
    select id
    from ${sql(table)}
    where ${sql(column)} < ${before}
    order by ${sql(column)}
    limit ${most}
  )
`
