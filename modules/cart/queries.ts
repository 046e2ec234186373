import type { Sql, Transaction } from '../shared/transaction.ts'

/** A line of a cart. Its id is the product's, except for further lines of the custom patch. */
export type Line = {
  id: number
  productId: number
  quantity: number
  customImageId: string | null
}

const columns = (sql: Sql) =>
  sql`id, product_id as "productId", quantity, custom_image_id as "customImageId"`

/** The session's lines, oldest first. */
export const linesOfSession = (sql: Sql, session: string): Promise<Line[]> => sql<Line[]>`
  select ${columns(sql)}
  from cart.lines
  where session_id = ${session}
  order by added_at, id
`

/** The number of lines in the session's cart. */
export async function lineCount(sql: Sql, session: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from cart.lines
    where session_id = ${session}
  `
  return row?.count ?? 0
}

/**
 * Inserts a line, or adds its units to the line that a concurrent call inserted. Undefined when the sum exceeds `most`.
 */
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

/** Sets a line's quantity; undefined when the line is gone. */
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

/** The line, locked until the transaction ends; undefined for an unknown id. */
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

/** The line; undefined for an unknown id. */
export async function lineWithId(sql: Sql, session: string, id: number): Promise<Line | undefined> {
  const [row] = await sql<Line[]>`
    select ${columns(sql)}
    from cart.lines
    where session_id = ${session}
      and id = ${id}
  `
  return row
}

/** Locks the ids of this session's custom patches until the transaction ends. */
export async function lockCustomLines(sql: Sql, session: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${session}, 0))`
}

/** The id of the custom patch's line with this picture, else the next free id from `first` on. */
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

/** Removes a line; false when there was none. */
export async function removeLine(sql: Sql, session: string, id: number): Promise<boolean> {
  const { count } = await sql`
    delete from cart.lines
    where session_id = ${session}
      and id = ${id}
  `
  return count === 1
}

/** Empties the session's cart. */
export async function removeAllLines(sql: Sql, session: string): Promise<void> {
  await sql`
    delete from cart.lines
    where session_id = ${session}
  `
}

/**
 * Removes bought units from their lines. A line with more units keeps the rest, unless the rest is below the minimum
 * order. A line whose picture was replaced since is unchanged.
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
