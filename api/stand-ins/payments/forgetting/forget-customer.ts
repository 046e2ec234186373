import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '../../../../modules/shared/transaction.ts'
import * as queries from './forgetting-queries.ts'

/** Metadata of the order that a payment needs. */
const needed = ['orderNumber', 'revision', 'shop']

/**
 * Removes a customer from intents, charges, payment methods, events and stored answers, by the mail address in any letter
 * case. `kept`: numbers of the orders that stay as they are. Does nothing in a database that no provider has used.
 */
export async function forgetCustomer(
  tx: Transaction,
  email: string,
  kept: readonly string[],
): Promise<void> {
  if (!(await queries.hasProvider(tx))) return
  const forget = forgetting(email, kept)
  for (const row of await queries.lockedRowsWith(tx, email)) {
    const body = forget(row.body)
    if (!isDeepStrictEqual(body, row.body)) await queries.setBody(tx, { ...row, body })
  }
}

/** Events and answers contain other objects, so the customer is removed at any depth. */
function forgetting(email: string, kept: readonly string[]) {
  const isTheirs = (found: unknown) =>
    typeof found === 'string' && found.toLowerCase() === email.toLowerCase()

  function forget(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(forget)
    if (!isFields(value)) return value
    const { metadata, billing_details: billing } = value
    const isKept = isFields(metadata) && kept.includes(String(metadata.orderNumber))
    const isOrder = isFields(metadata) && isTheirs(metadata.email) && !isKept
    return {
      ...Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, forget(inner)])),
      ...(isOrder && { metadata: only(needed, metadata) }),
      ...(isOrder && 'shipping' in value && { shipping: null }),
      ...(isTheirs(value.receipt_email) && !isKept && { receipt_email: null }),
      ...(isFields(billing) && isTheirs(billing.email) && { billing_details: {} }),
    }
  }
  return forget
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const only = (names: readonly string[], fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
