import type { Sql } from '../../shared/transaction.ts'
import type { Prices } from '../pricing/pricing.ts'

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

/** Contents of the order's latest revision; undefined when it has none yet. */
export async function latestContents(
  sql: Sql,
  { id, revision }: { id: number; revision: number },
): Promise<RevisionContents | undefined> {
  if (revision === 0) return undefined
  const [contents] = await sql<RevisionContents[]>`
    select
      subtotal,
      discount,
      shipping,
      total,
      discount_code as "discountCode",
      discount_code_id as "discountCodeId",
      json_build_object(
        'name', customer_name,
        'email', customer_email,
        'firstName', first_name,
        'lastName', last_name,
        'address', address,
        'postalCode', postal_code,
        'city', city,
        'phone', phone
      ) as customer,
      ${linesAsJson(sql)} as lines
    from checkout.order_revisions r
    where order_id = ${id}
      and revision = ${revision}
  `
  return contents
}

const lineColumns = (sql: Sql) => sql`
  item_id as "itemId",
  product_id as "productId",
  name,
  image,
  unit_price as "unitPrice",
  quantity,
  custom_image_id as "customImageId"
`

/** The lines of a revision `r` as a JSON array, sorted by id. */
export const linesAsJson = (sql: Sql) => sql`
  (
    select json_agg(line order by line."itemId")
    from (
      select ${lineColumns(sql)}
      from checkout.order_lines
      where order_id = r.order_id
        and revision = r.revision
    ) line
  )
`

/** The lines of a revision, sorted by id. */
export const linesOfRevision = (
  sql: Sql,
  orderId: number,
  revision: number,
): Promise<RevisionLine[]> =>
  sql<RevisionLine[]>`
    select ${lineColumns(sql)}
    from checkout.order_lines
    where order_id = ${orderId}
      and revision = ${revision}
    order by item_id
  `
