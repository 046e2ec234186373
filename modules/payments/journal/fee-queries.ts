import type { Sql } from '../../shared/transaction.ts'

/** When the first orders of unknown fee were paid, of those since then, and the last of `most`; undefined without any. */
export async function unknownFees(
  sql: Sql,
  since: Date,
  most: number,
): Promise<{ from: Date; to: Date } | undefined> {
  const [paid] = await sql<{ from: Date | null; to: Date | null }[]>`
    select
      min(paid_at) as "from",
      max(paid_at) as "to"
    from (
      select paid_at
      from orders.orders
      where payment = 'paid'
        and paid_at > ${since}
        and provider_fee is null
      order by paid_at
      limit ${most}
    ) unknown
  `
  return paid?.from && paid.to ? { from: paid.from, to: paid.to } : undefined
}
