import type { Prices } from '../../shared/money.ts'
import type { Fragment, Sql } from '../../shared/transaction.ts'

/** The customer's details of one revision; `name` is the full name on the order. */
export type Customer = {
  name: string
  email: string
  firstName: string
  lastName: string
  address: string
  postalCode: string
  city: string
  phone: string
}

/** A line as it was ordered; later changes of its product do not affect it. */
export type RevisionLine = {
  itemId: number
  productId: number
  name: string
  image: string
  /** Øre. */
  unitPrice: number
  quantity: number
  customImageId: string | null
}

/** Ids of the customers' own pictures on these lines. */
export const picturesOf = (lines: readonly { customImageId?: string | null | undefined }[]) =>
  lines.flatMap(({ customImageId }) => customImageId ?? [])

/** Contents of a revision; amounts in øre, lines sorted by id. */
export type RevisionContents = Prices & {
  customer: Customer
  discountCode: string | null
  /** Null for the built-in offer and without a code. */
  discountCodeId: number | null
  lines: readonly RevisionLine[]
}

/** Contents of one revision of an order; undefined when it has no such revision. */
export async function contentsOfRevision(
  sql: Sql,
  orderId: number,
  revision: number,
): Promise<RevisionContents | undefined> {
  if (revision === 0) return undefined
  const [row] = await sql<{ contents: RevisionContents }[]>`
    select ${contentsAsJson(sql)} as contents
    from orders.revisions r
    where order_id = ${orderId}
      and revision = ${revision}
  `
  return row?.contents
}

/** The contents of a revision `r` as JSON. */
export const contentsAsJson = (sql: Sql) => sql`
  json_build_object(
    'subtotal', r.subtotal,
    'discount', r.discount,
    'shipping', r.shipping,
    'total', r.total,
    'discountCode', r.discount_code,
    'discountCodeId', r.discount_code_id,
    'customer', json_build_object(
      'name', r.customer_name,
      'email', r.customer_email,
      'firstName', r.first_name,
      'lastName', r.last_name,
      'address', r.address,
      'postalCode', r.postal_code,
      'city', r.city,
      'phone', r.phone
    ),
    'lines', ${linesAsJson(sql)}
  )
`

const lineColumns = (sql: Sql) => sql`
  item_id as "itemId",
  product_id as "productId",
  name,
  image,
  unit_price as "unitPrice",
  quantity,
  custom_image_id as "customImageId"
`

/** The lines of the address of a revision `r`, as on an envelope. */
export const addressOnEnvelope = (sql: Sql) => sql`
  concat_ws(E'\n', r.first_name || ' ' || r.last_name, r.address, r.postal_code || ' ' || r.city)
`

/** The lines of a revision `r` as a JSON array, sorted by id. */
export const linesAsJson = (sql: Sql) => sql`
  (
    select json_agg(line order by line."itemId")
    from (
      select ${lineColumns(sql)}
      from orders.lines
      where order_id = r.order_id
        and revision = r.revision
    ) line
  )
`

/** A revision to write. `excludesCustom`: SQL for whether its discount takes nothing off custom patches. */
export type NewRevision = RevisionContents & { excludesCustom: Fragment }

/** Inserts a revision: the end of a statement whose CTE `kept` has the order's `id` and the number `revision`. */
export const revisionRows = (sql: Sql, { customer, lines, ...contents }: NewRevision) => sql`
  contents as (
    insert into orders.revisions (
      order_id, revision, customer_name, customer_email, first_name, last_name, address, postal_code, city, phone,
      discount_code, discount_code_id, discount_excludes_custom, subtotal, discount, shipping, total
    )
    select
      id, revision, ${customer.name}, ${customer.email}, ${customer.firstName}, ${customer.lastName},
      ${customer.address}, ${customer.postalCode}, ${customer.city}, ${customer.phone}, ${contents.discountCode},
      ${contents.discountCodeId}::int,
      ${contents.excludesCustom},
      ${contents.subtotal}::int, ${contents.discount}::int, ${contents.shipping}::int, ${contents.total}::int
    from kept
  )
  insert into orders.lines (
    order_id, revision, item_id, product_id, name, image, unit_price, quantity, custom_image_id
  )
  select id, revision, line.*
  from kept
  cross join unnest(
    ${lines.map(({ itemId }) => itemId)}::int[],
    ${lines.map(({ productId }) => productId)}::int[],
    ${lines.map(({ name }) => name)}::text[],
    ${lines.map(({ image }) => image)}::text[],
    ${lines.map(({ unitPrice }) => unitPrice)}::int[],
    ${lines.map(({ quantity }) => quantity)}::int[],
    ${lines.map(({ customImageId }) => customImageId)}::uuid[]
  ) as line
`
