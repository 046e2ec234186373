import type { Sql, Transaction } from '../shared/transaction.ts'

export type Line = {
  id: number
  productId: number
  quantity: number
  customImageId: string | null
}

const columns = (sql: Sql) =>
  sql`id, product_id as "productId", quantity, custom_image_id as "customImageId"`

export const linesOfSession = (sql: Sql, session: string): Promise<Line[]> => sql<Line[]>`
  select ${columns(sql)}
  from cart.lines
  where session_id = ${session}
  order by added_at, id
`

export async function lineCount(sql: Sql, session: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from cart.lines
    where session_id = ${session}
  `
  return row?.count ?? 0
}

/** A new line, or what it became with one that came meanwhile; undefined when that would go over `most`. */
export async function lineWithAddition(
  sql: Sql,
  session: string,
  line: Line,
  most: number,
): Promise<Line | undefined> {
  const [row] = await sql<Line[]>`
    insert into cart.lines as line (session_id, id, product_id, quantity, custom_image_id)
    values (${session}, ${line.id}, ${line.productId}, ${line.quantity}, ${line.customImageId})
    on conflict (session_id, id) do update
      set quantity = line.quantity + excluded.quantity
      where line.quantity + excluded.quantity <= ${most}
    returning ${columns(sql)}
  `
  return row
}

export async function lineWithQuantity(
  sql: Sql,
  session: string,
  id: number,
  quantity: number,
): Promise<Line | undefined> {
  const [row] = await sql<Line[]>`
    update cart.lines
    set quantity = ${quantity}
    where session_id = ${session}
      and id = ${id}
    returning ${columns(sql)}
  `
  return row
}

/** The line, which nobody else changes while the transaction lasts. */
export async function lockedLine(
  tx: Transaction,
  session: string,
  id: number,
): Promise<Line | undefined> {
  const [row] = await tx<Line[]>`
    select ${columns(tx)}
    from cart.lines
    where session_id = ${session}
      and id = ${id}
    for update
  `
  return row
}

export async function lineWithId(sql: Sql, session: string, id: number): Promise<Line | undefined> {
  const [row] = await sql<Line[]>`
    select ${columns(sql)}
    from cart.lines
    where session_id = ${session}
      and id = ${id}
  `
  return row
}

/** Until the transaction ends, nobody else gives out ids of this session's custom patches. */
export async function lockCustomLines(sql: Sql, session: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${session}, 0))`
}

/** The id of the custom patch's line with this picture, or, where there is none, the next free one from `first` on. */
export async function idOfCustomLine(
  sql: Sql,
  session: string,
  first: number,
  customImageId: string | null,
): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    select coalesce(
      min(id) filter (where custom_image_id is not distinct from ${customImageId}::uuid),
      max(id) + 1,
      ${first}
    ) as id
    from cart.lines
    where session_id = ${session}
      and product_id = ${first}
  `
  return row?.id ?? first
}

export async function removeLine(sql: Sql, session: string, id: number): Promise<boolean> {
  const { count } = await sql`
    delete from cart.lines
    where session_id = ${session}
      and id = ${id}
  `
  return count === 1
}

export async function removeAllLines(sql: Sql, session: string): Promise<void> {
  await sql`
    delete from cart.lines
    where session_id = ${session}
  `
}

/**
 * Takes these units out of the lines they were bought from: a line with more keeps the rest, unless
 * that is less than can be ordered. A line that is made from another picture by now is another one.
 */
export async function removeUnits(
  tx: Transaction,
  session: string,
  bought: readonly Line[],
  custom: { id: number; minimumQuantity: number },
): Promise<void> {
  const units = tx`
    unnest(
      ${bought.map(({ id }) => id)}::int[],
      ${bought.map(({ quantity }) => quantity)}::int[],
      ${bought.map(({ customImageId }) => customImageId)}::uuid[]
    ) as bought (id, quantity, image)
  `
  await tx`
    select 1
    from cart.lines
    where session_id = ${session}
    order by id
    for update
  `
  await tx`
    delete from cart.lines line
    using ${units}
    where line.session_id = ${session}
      and line.id = bought.id
      and line.custom_image_id is not distinct from bought.image
      and line.quantity - bought.quantity < case when line.product_id = ${custom.id} then ${custom.minimumQuantity}::int else 1 end
  `
  await tx`
    update cart.lines line
    set quantity = line.quantity - bought.quantity
    from ${units}
    where line.session_id = ${session}
      and line.id = bought.id
      and line.custom_image_id is not distinct from bought.image
  `
}
