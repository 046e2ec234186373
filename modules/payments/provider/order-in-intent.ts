import { z } from 'zod'
import type { Customer, RevisionLine } from '../../orders/index.ts'
import type { Prices } from '../../shared/money.ts'

/** A line without what the catalogue knows of its product; the unit price in øre. */
export type LineInIntent = Omit<RevisionLine, 'name' | 'image'>

/** An order as its payment intent describes it: enough to write a lost one again. Amounts in øre. */
export type OrderInIntent = Prices & {
  /** See sealed-sessions.ts. */
  sealedSession: string
  customer: Customer
  discountCode: string | null
  lines: readonly LineInIntent[]
}

/** Version of the format of these fields. Part of the idempotency key, which allows no other fields. */
export const format = '1'

/** Stripe's limit on the characters of a value of the metadata. */
const longestValue = 500

/**
 * The order in the fields of an intent, always the same for the same order. The metadata of the longest cart fills 37
 * of the 50 entries that Stripe takes. In the lines, which staff see in Stripe's dashboard, `12x2@4900` means 2 units
 * of patch 12 at 4900 øre each.
 */
export function fieldsOfIntent(
  sealedSession: string,
  { customer, discountCode, lines, ...prices }: Omit<OrderInIntent, 'sealedSession'>,
) {
  const { name, phone, address, postalCode, city, ...other } = customer
  return {
    shipping: {
      name,
      phone,
      address: { line1: address, postal_code: postalCode, city, country: 'NO' },
    },
    metadata: {
      contents: format,
      sealedSession,
      email: other.email,
      firstName: other.firstName,
      lastName: other.lastName,
      ...(discountCode !== null && { discountCode }),
      subtotal: String(prices.subtotal),
      discount: String(prices.discount),
      shipping: String(prices.shipping),
      ...entriesOf(lines.map(textOfLine)),
    },
  }
}

/** The fields of an intent that tell of its order. */
export type IntentFields = {
  metadata: Record<string, string>
  shipping: object | null
}

/** The order that the fields tell of; undefined when they tell of none, or staff have edited them to nonsense. */
export function orderInIntent(fields: IntentFields): OrderInIntent | undefined {
  const parsed = intentFields.safeParse(fields)
  const lines = z.array(line).min(1).safeParse(lineTextsOf(fields.metadata))
  if (!parsed.success || !lines.success) return undefined
  const { metadata, shipping } = parsed.data
  const { sealedSession, email, firstName, lastName, discountCode = null } = metadata
  const { subtotal, discount, shipping: postage } = metadata
  const sum = lines.data.reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, 0)
  if (sum !== subtotal || discount > subtotal) return undefined
  const { name, phone, address } = shipping
  const { line1, postal_code: postalCode, city } = address
  return {
    sealedSession,
    customer: { name, email, firstName, lastName, address: line1, postalCode, city, phone },
    discountCode,
    subtotal,
    discount,
    shipping: postage,
    total: subtotal - discount + postage,
    lines: lines.data,
  }
}

const textOfLine = ({
  itemId,
  productId,
  quantity,
  unitPrice,
  customImageId,
}: LineInIntent): string =>
  `${productId}x${quantity}@${unitPrice}` +
  (itemId === productId ? '' : `#${itemId}`) +
  (customImageId === null ? '' : `:${customImageId}`)

/** Entries `lines1`, `lines2` and so on, each with as many lines as a value takes. */
function entriesOf(lines: readonly string[]): Record<string, string> {
  const values: string[] = []
  for (const line of lines) {
    const longer = `${values.at(-1)},${line}`
    if (values.length > 0 && longer.length <= longestValue) values[values.length - 1] = longer
    else values.push(line)
  }
  return Object.fromEntries(values.map((value, at) => [`lines${at + 1}`, value]))
}

function lineTextsOf(metadata: Record<string, string>): string[] {
  const texts: string[] = []
  for (let entry = 1; metadata[`lines${entry}`]; entry++)
    texts.push(...(metadata[`lines${entry}`] ?? '').split(','))
  return texts
}

/** Digits of a number that the database's integers hold. */
const whole = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(z.int32())
const text = z.string().min(1)

const intentFields = z.object({
  metadata: z.object({
    contents: z.literal(format),
    sealedSession: text,
    email: text,
    firstName: text,
    lastName: text,
    discountCode: text.optional(),
    subtotal: whole,
    discount: whole,
    shipping: whole,
  }),
  shipping: z.object({
    name: text,
    phone: text,
    address: z.object({ line1: text, postal_code: text, city: text }),
  }),
})

const linePattern = /^(\d+)x(\d+)@(\d+)(?:#(\d+))?(?::(.+))?$/
const line = z
  .string()
  .regex(linePattern)
  .transform((typed) => {
    const [, productId, quantity, unitPrice, itemId = productId, image = null] =
      linePattern.exec(typed) ?? []
    return { itemId, productId, unitPrice, quantity, customImageId: image }
  })
  .pipe(
    z.object({
      itemId: whole,
      productId: whole,
      unitPrice: whole,
      quantity: whole,
      customImageId: z.uuid().nullable(),
    }),
  )
