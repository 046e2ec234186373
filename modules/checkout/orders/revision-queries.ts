import { formOfDesign } from '../../artwork/index.ts'
import type { DesignForm } from '../../shared/contract/api.d.ts'
import type { Fragment, Sql } from '../../shared/transaction.ts'
import { builtInOffer, type Prices } from '../pricing/pricing.ts'
import { unitsToSend } from './units-to-send-queries.ts'

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

/** A line as it is to be sewn and sent. */
export type SewnLine = RevisionLine & {
  /** Of its design; null without one. */
  form: DesignForm | null
  /** The units that were not refunded. */
  toSend: number
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
    from checkout.order_revisions r
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

/**
 * The picture of a line: of one whose design staff changed on the customer's word, the design of the latest round of its
 * proof.
 */
export const sewnPicture = (sql: Sql, line: Fragment) => sql`
  coalesce(
    (
      select p.image_id
      from checkout.proofs p
      where p.order_id = ${line}.order_id
        and p.item_id = ${line}.item_id
        and p.replaced_at is null
    ),
    ${line}.custom_image_id
  )
`

/** The lines of a revision, sorted by id, each with the picture and the form that are to be sewn, and the units to send. */
export const linesOfRevision = (sql: Sql, orderId: number, revision: number): Promise<SewnLine[]> =>
  sql<SewnLine[]>`
    select
      line.item_id as "itemId",
      line.product_id as "productId",
      line.name,
      line.image,
      line.unit_price as "unitPrice",
      line.quantity,
      ${unitsToSend(sql, sql`o`, sql`line`)} as "toSend",
      coalesce(proof.image_id, line.custom_image_id) as "customImageId",
      ${formOfDesign(sql, sql`coalesce(proof.image_id, line.custom_image_id)`)} as form
    from checkout.order_lines line
    join checkout.orders o on o.id = line.order_id
    left join checkout.proofs proof
      on proof.order_id = line.order_id
      and proof.item_id = line.item_id
      and proof.replaced_at is null
    where line.order_id = ${orderId}
      and line.revision = ${revision}
    order by line.item_id
  `

/** Whether a discount takes nothing off custom patches, as its code says now. */
const excludesCustom = (sql: Sql, codeId: Fragment, code: Fragment) => sql`
  coalesce(
    (
      select exclude_custom_patches
      from checkout.discount_codes
      where id = ${codeId}
    ),
    ${code} = ${builtInOffer.code},
    false
  )
`

/** Inserts a revision: the end of a statement whose CTE `kept` has the order's `id` and the number `revision`. */
export const revisionRows = (sql: Sql, { customer, lines, ...contents }: RevisionContents) => sql`
  contents as (
    insert into checkout.order_revisions (
      order_id, revision, customer_name, customer_email, first_name, last_name, address, postal_code, city, phone,
      discount_code, discount_code_id, discount_excludes_custom, subtotal, discount, shipping, total
    )
    select
      id, revision, ${customer.name}, ${customer.email}, ${customer.firstName}, ${customer.lastName},
      ${customer.address}, ${customer.postalCode}, ${customer.city}, ${customer.phone}, ${contents.discountCode},
      ${contents.discountCodeId}::int,
      ${excludesCustom(sql, sql`${contents.discountCodeId}::int`, sql`${contents.discountCode}::text`)},
      ${contents.subtotal}::int, ${contents.discount}::int, ${contents.shipping}::int, ${contents.total}::int
    from kept
  )
  insert into checkout.order_lines (
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
