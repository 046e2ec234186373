import { formOfDesign } from '../artwork/index.ts'
import type { ProductRow } from '../catalogue/index.ts'
import type { DesignForm } from '../shared/contract/api.d.ts'
import {
  type Fragment,
  firstOf,
  hasRow,
  type Sql,
  type Transaction,
} from '../shared/transaction.ts'

/** A line of a cart. Its id is the product's, except for further lines of the custom patch. */
export type Line = {
  id: number
  productId: number
  quantity: number
  customImageId: string | null
}

/** A line with the form of its design; null for a line without. */
export type ShownLine = Line & { form: DesignForm | null }

const columns = (sql: Sql) => sql`
  id,
  product_id as "productId",
  quantity,
  custom_image_id as "customImageId",
  ${formOfDesign(sql, sql`custom_image_id`)} as form
`

/** The session's lines, oldest first; also as a part of another statement. */
export const linesOfSession = (sql: Sql, session: string) => sql<ShownLine[]>`
  select ${columns(sql)}
  from cart.lines
  where session_id = ${session}
  order by added_at, id
`

/** The session's lines, oldest first, and the rows of their products that `rowsOf` selects. */
export async function linesAndProducts(
  sql: Sql,
  session: string,
  rowsOf: (ids: Fragment) => Fragment,
): Promise<{ lines: ShownLine[]; products: ProductRow[] }> {
  const [row] = await sql<{ lines: ShownLine[] | null; products: ProductRow[] | null }[]>`
    with line as (
      ${linesOfSession(sql, session)}
    ), product as (
      ${rowsOf(sql`array(select "productId" from line)`)}
    )
    select
      (select json_agg(line) from line) as lines,
      (select json_agg(product) from product) as products
  `
  return { lines: row?.lines ?? [], products: row?.products ?? [] }
}

/**
 * Adds units to the line with this id, or inserts the line. Undefined, with nothing changed, when the line would have
 * more than `units` units, or the cart more than `lines` lines.
 */
export const lineWithAddition = (
  sql: Sql,
  session: string,
  line: Line,
  most: { units: number; lines: number },
) =>
  firstOf(sql<ShownLine[]>`
    insert into cart.lines as line (session_id, id, product_id, quantity, custom_image_id)
    select ${session}, added.*
    from (
      values (${line.id}::int, ${line.productId}::int, ${line.quantity}::int, ${line.customImageId}::uuid)
    ) as added (id, product_id, quantity, custom_image_id)
    where quantity <= ${most.units}
      and (
        select count(*)
        from cart.lines
        where session_id = ${session}
          and id <> added.id
      ) < ${most.lines}
    on conflict (session_id, id) do update
      set quantity = line.quantity + excluded.quantity
      where line.quantity + excluded.quantity <= ${most.units}
    returning ${columns(sql)}
  `)

/** Adds these lines, or raises those with their ids to at least their units. Never lowers a line. */
export async function raiseLines(
  tx: Transaction,
  session: string,
  lines: readonly Line[],
): Promise<void> {
  await tx`
    insert into cart.lines as line (session_id, id, product_id, quantity, custom_image_id)
    select ${session}, raised.*
    from unnest(
      ${lines.map(({ id }) => id)}::int[],
      ${lines.map(({ productId }) => productId)}::int[],
      ${lines.map(({ quantity }) => quantity)}::int[],
      ${lines.map(({ customImageId }) => customImageId)}::uuid[]
    ) as raised (id, product_id, quantity, custom_image_id)
    order by id
    on conflict (session_id, id) do update
      set quantity = excluded.quantity
      where line.quantity < excluded.quantity
  `
}

/** Sets a line's quantity; undefined when the line is gone. */
export const lineWithQuantity = (sql: Sql, session: string, id: number, quantity: number) =>
  firstOf(sql<ShownLine[]>`
    update cart.lines
    set quantity = ${quantity}
    where session_id = ${session}
      and id = ${id}
    returning ${columns(sql)}
  `)

/** The line, locked until the transaction ends; undefined for an unknown id. */
export const lockedLine = (tx: Transaction, session: string, id: number) =>
  firstOf(tx<ShownLine[]>`
    select ${columns(tx)}
    from cart.lines
    where session_id = ${session}
      and id = ${id}
    for update
  `)

/** The line; undefined for an unknown id. */
export const lineWithId = (sql: Sql, session: string, id: number) =>
  firstOf(sql<ShownLine[]>`
    select ${columns(sql)}
    from cart.lines
    where session_id = ${session}
      and id = ${id}
  `)

/** Whether a line has the picture with this id, as a condition of another statement. */
export const isInCart = (sql: Sql, pictureId: Fragment) => sql`
  exists (
    select
    from cart.lines line
    where line.custom_image_id = ${pictureId}
  )
`

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
export const removeLine = (sql: Sql, session: string, id: number) =>
  hasRow(sql`
    delete from cart.lines
    where session_id = ${session}
      and id = ${id}
  `)

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
  await tx`
    with line as (
      select
        line.id,
        line.quantity - bought.quantity as rest,
        case when line.product_id = ${custom.id} then ${custom.minimumQuantity}::int else 1 end as least
      from cart.lines line
      join unnest(
        ${bought.map(({ id }) => id)}::int[],
        ${bought.map(({ quantity }) => quantity)}::int[],
        ${bought.map(({ customImageId }) => customImageId)}::uuid[]
      ) as bought (id, quantity, image)
        on bought.id = line.id
          and bought.image is not distinct from line.custom_image_id
      where line.session_id = ${session}
      order by line.id
      for update of line
    ), kept as (
      update cart.lines
      set quantity = line.rest
      from line
      where lines.session_id = ${session}
        and lines.id = line.id
        and line.rest >= line.least
    )
    delete from cart.lines
    using line
    where lines.session_id = ${session}
      and lines.id = line.id
      and line.rest < line.least
  `
}
