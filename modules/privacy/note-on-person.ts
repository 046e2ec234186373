import { type LoggedAction, logActions } from '../shared/staff-log/staff-log-queries.ts'
import type { Transaction } from '../shared/transaction.ts'

/**
 * Notes in the staff log what was done with one person's data: the numbers of orders, and how much was deleted or kept.
 * Without the address, which the log would otherwise keep after the person is forgotten.
 */
export const noteOnPerson = (
  tx: Transaction,
  event: Extract<LoggedAction['event'], 'exported' | 'forgotten'>,
  by: Pick<LoggedAction, 'administrator' | 'at'>,
  fields: Record<string, number | readonly string[]>,
): Promise<void> => {
  const after = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => (Array.isArray(value) ? value.length : value)),
  )
  return logActions(tx, [{ ...by, kind: 'person', subject: '', event, after }])
}
