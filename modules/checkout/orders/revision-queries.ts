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

/** Writes the next revision of a locked order and returns its number. */
export async function addRevision(
  sql: Sql,
  orderId: number,
  revision: RevisionContents,
): Promise<number> {
  const { customer, lines } = revision
  const [order] = await sql<{ revision: number }[]>`
    update checkout.orders
    set revision = revision + 1
    where id = ${orderId}
    returning revision
  `
  if (!order) throw new Error(`Order ${orderId} is gone`)
  await sql`
    insert into checkout.order_revisions ${sql({
      order_id: orderId,
      revision: order.revision,
      customer_name: customer.name,
      customer_email: customer.email,
      first_name: customer.firstName,
      last_name: customer.lastName,
      address: customer.address,
      postal_code: customer.postalCode,
      city: customer.city,
      phone: customer.phone,
      discount_code: revision.discountCode,
      discount_code_id: revision.discountCodeId,
      subtotal: revision.subtotal,
      discount: revision.discount,
      shipping: revision.shipping,
      total: revision.total,
    })}
  `
  await sql`
    insert into checkout.order_lines ${sql(
      lines.map((line) => ({
        order_id: orderId,
        revision: order.revision,
        item_id: line.itemId,
        product_id: line.productId,
        name: line.name,
        image: line.image,
        unit_price: line.unitPrice,
        quantity: line.quantity,
        custom_image_id: line.customImageId,
      })),
    )}
  `
  return order.revision
}

/** Total of a revision in øre; throws for an unknown revision. */
export async function totalOfRevision(
  sql: Sql,
  orderId: number,
  revision: number,
): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select total
    from checkout.order_revisions
    where order_id = ${orderId}
      and revision = ${revision}
  `
  if (!row) throw new Error(`Order ${orderId} has no revision ${revision}`)
  return row.total
}

/** Contents of the order's latest revision; undefined when it has none yet. */
export async function latestContents(
  sql: Sql,
  { id, revision }: { id: number; revision: number },
): Promise<RevisionContents | undefined> {
  if (revision === 0) return undefined
  const [row] = await sql<Omit<RevisionContents, 'lines'>[]>`
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
      ) as customer
    from checkout.order_revisions
    where order_id = ${id}
      and revision = ${revision}
  `
  return row && { ...row, lines: [...(await linesOfRevision(sql, id, revision))] }
}

/** The staff code that a revision was priced with; null for none and for the built-in offer. */
export async function discountCodeIdOf(
  sql: Sql,
  orderId: number,
  revision: number,
): Promise<number | null> {
  const [row] = await sql<{ id: number | null }[]>`
    select discount_code_id as id
    from checkout.order_revisions
    where order_id = ${orderId}
      and revision = ${revision}
  `
  return row?.id ?? null
}

/** The lines of a revision, sorted by id. */
export const linesOfRevision = (
  sql: Sql,
  orderId: number,
  revision: number,
): Promise<RevisionLine[]> =>
  sql<RevisionLine[]>`
    select
      item_id as "itemId",
      product_id as "productId",
      name,
      image,
      unit_price as "unitPrice",
      quantity,
      custom_image_id as "customImageId"
    from checkout.order_lines
    where order_id = ${orderId}
      and revision = ${revision}
    order by item_id
  `
