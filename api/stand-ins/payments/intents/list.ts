import type { Sql } from '../../../../modules/shared/transaction.ts'
import { invalid, missing } from '../fault.ts'
import { expandedOf, type Form, formOf, refuseUnknown, textOf } from '../form.ts'
import type { Charge } from '../objects.ts'
import * as queries from '../queries.ts'
import { withBalanceTransaction } from './balance-transaction.ts'
import { wholeNumber } from './intent-fields.ts'
import { retrieveIntent } from './intents.ts'

/** Stripe's default and greatest number of objects on a page. */
const usualLimit = 10
const mostAtOnce = 100

const fields = ['limit', 'starting_after', 'ending_before', 'created']

/** Stripe's list of intents. */
export function listIntents(sql: Sql, form: Form) {
  refuseUnknown(form, fields)
  return listed(sql, 'payment_intent', form)
}

/** Stripe's list of refunds or of disputes, of the account or of one intent. */
export async function listOfPayments(sql: Sql, kind: 'refund' | 'dispute', form: Form) {
  refuseUnknown(form, [...fields, 'payment_intent'])
  const ofIntent = textOf(form, 'payment_intent')
  if (ofIntent !== undefined) await retrieveIntent(sql, ofIntent)
  return listed(sql, kind, form, ofIntent)
}

/** Stripe's list of charges, with their balance transactions in place of the ids if `expand` says so. */
export async function listCharges(sql: Sql, form: Form) {
  refuseUnknown(form, [...fields, 'payment_intent', 'expand'])
  const expanded = expandedOf(form, ['data.balance_transaction'])
  const page = await listed(sql, 'charge', form, textOf(form, 'payment_intent') ?? null)
  if (expanded.length === 0) return page
  return { ...page, data: page.data.map((charge) => withBalanceTransaction(charge as Charge)) }
}

/**
 * Objects newest first, within a range of creation times. A page is the one after `starting_after`, or the one just
 * before `ending_before`.
 */
async function listed(
  sql: Sql,
  kind: 'payment_intent' | 'charge' | 'refund' | 'dispute',
  form: Form,
  ofIntent: string | null = null,
) {
  const most = limitOf(form)
  const after = textOf(form, 'starting_after') ?? null
  const before = textOf(form, 'ending_before') ?? null
  if (after !== null && before !== null)
    throw invalid('Only one of starting_after and ending_before can be specified.', {
      code: 'parameters_exclusive',
    })
  for (const id of [after, before])
    if (id !== null && !(await queries.find(sql, kind, id))) throw missing(kind, id)
  const page = { most: most + 1, after, before, ofIntent, ...periodOf(form) }
  const found = await queries.objectsOfPage(sql, kind, page)
  const data = found.slice(0, most)
  return {
    object: 'list',
    url: `/v1/${kind}s`,
    has_more: found.length > most,
    data: before === null ? data : data.reverse(),
  }
}

function limitOf(form: Form): number {
  if (textOf(form, 'limit') === undefined) return usualLimit
  const limit = wholeNumber(form, 'limit')
  if (limit < 1 || limit > mostAtOnce)
    throw invalid(`Invalid integer: ${limit}. Must be between 1 and ${mostAtOnce}.`, {
      code: 'parameter_invalid_integer',
      param: 'limit',
    })
  return limit
}

/** The range of `created=…`, or of `created[gte]=…` and the like, in seconds. */
function periodOf(form: Form): { from: number | null; to: number | null } {
  const bounds = formOf(form, 'created')
  refuseUnknown(bounds, ['gte', 'gt', 'lte', 'lt'])
  const at = (name: string, shift: number) =>
    textOf(bounds, name) === undefined ? null : wholeNumber(bounds, name) + shift
  if (textOf(form, 'created') !== undefined) {
    const moment = wholeNumber(form, 'created')
    return { from: moment, to: moment }
  }
  return { from: at('gte', 0) ?? at('gt', 1), to: at('lte', 0) ?? at('lt', -1) }
}
