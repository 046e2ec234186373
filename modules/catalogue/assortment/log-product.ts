import type { StaffProduct } from '../../shared/contract/api.d.ts'
import { changedFields } from '../../shared/staff-log/changed-fields.ts'
import { type LoggedAction, logActions } from '../../shared/staff-log/staff-log-queries.ts'
import type { Transaction } from '../../shared/transaction.ts'
import { type StaffFields, staffFields } from '../product-columns.ts'

/** The fields of a product that staff set, as the staff log has them; the price in kr. */
export function loggedFields({ product, isHidden }: StaffProduct): StaffFields {
  const fields = { ...product, isHidden }
  return Object.fromEntries(staffFields.map((name) => [name, fields[name]])) as StaffFields
}

/** The action on a product that changed its fields; undefined when they are the same. */
export function productChange(
  was: StaffProduct,
  became: StaffProduct,
  by: Pick<LoggedAction, 'administrator' | 'at'>,
): LoggedAction | undefined {
  const changed = changedFields(loggedFields(was), loggedFields(became))
  if (!changed) return undefined
  const isStockAlone = Object.keys(changed.after).join() === 'stock'
  return { ...by, ...changed, ...subjectOf(became), event: isStockAlone ? 'stock' : 'changed' }
}

/** Logs an action on a product in the transaction of the change. */
export const logProduct = (
  tx: Transaction,
  product: StaffProduct,
  action: Pick<LoggedAction, 'administrator' | 'at' | 'event' | 'before' | 'after'>,
): Promise<void> => logActions(tx, [{ ...action, ...subjectOf(product) }])

const subjectOf = ({ product }: StaffProduct) =>
  ({ kind: 'product', subjectId: product.id, subject: product.name }) as const
