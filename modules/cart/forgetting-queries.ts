import { releasedCopies } from '../artwork/index.ts'
import { countOf, numberOf, type Sql, type Transaction } from '../shared/transaction.ts'

/** Deletes up to `most` lines of carts that got none since the time; returns their number. */
export const deleteOldCarts = (sql: Sql, before: Date, most: number) =>
  countOf(sql`
    delete from cart.lines
    where (session_id, id) in (
      select session_id, id
      from cart.lines line
      where added_at < ${before}
        and not exists (
          select
          from cart.lines newer
          where newer.session_id = line.session_id
            and newer.added_at >= ${before}
        )
      order by added_at
      limit ${most}
    )
  `)

/** The lines in the carts of these sessions, oldest first. */
export const cartsOfSessions = (sql: Sql, sessions: readonly string[]) => sql<
  { productId: number; quantity: number; addedAt: string }[]
>`
  select product_id as "productId", quantity, to_json(added_at) #>> '{}' as "addedAt"
  from cart.lines
  where session_id = any(${[...sessions]})
  order by added_at, id
`

/** Empties the carts of these sessions; returns the number of lines. */
export const deleteCartsOfSessions = (tx: Transaction, sessions: readonly string[]) =>
  countOf(tx`
    delete from cart.lines
    where session_id = any(${[...sessions]})
  `)

/**
 * Releases unordered copies of what these sessions handed in, in all other sessions, and takes them out of their carts.
 * Returns the number of copies.
 */
export const releaseCopies = (sql: Sql, sessions: readonly string[]) =>
  numberOf(sql<{ count: number }[]>`
    with copy as (
      ${releasedCopies(sql, sessions)}
    ), line as (
      delete from cart.lines
      using copy
      where custom_image_id = copy.id
    )
    select count(*)::int as count
    from copy
  `)
