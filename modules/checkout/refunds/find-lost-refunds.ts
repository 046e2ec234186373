import { unknownRefunds } from './lost-refund-queries.ts'
import { noteProvidersRefunds, type PayingBack } from './sync-refunds.ts'

/** Ms for which the provider's list is looked at: it repeats an event for three days. */
const period = 4 * 24 * 60 * 60_000

/**
 * Finds what the provider's events did not tell: refunds of its dashboard, and refunds that failed later. Brings those
 * orders up to date. An order that fails does not keep the others from it.
 */
export async function findLostRefunds(dependencies: PayingBack): Promise<void> {
  const { sql, payments, clock } = dependencies
  const refunds = await payments.refundsSince(new Date(clock().getTime() - period))
  const errors: unknown[] = []
  for (const intentId of await unknownRefunds(sql, refunds))
    await noteProvidersRefunds(dependencies, intentId).catch((error) => errors.push(error))
  if (errors.length > 0) throw new AggregateError(errors, 'Refunds were not brought up to date')
}
