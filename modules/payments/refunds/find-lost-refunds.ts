import { tryEach } from '../../shared/promises/try-each.ts'
import { unknownRefunds } from './lost-refund-queries.ts'
import { noteProvidersRefunds, type PayingBack } from './sync-refunds.ts'

/** Age in ms of the oldest refund that the provider's list is asked for: it repeats an event for three days. */
const period = 4 * 24 * 60 * 60_000

/**
 * Brings up to date the orders of which the provider made a refund in the last four days, or failed one that it made
 * then, without an event that the shop received. A later failure is known by its event alone: the provider lists refunds
 * by their creation. An order that fails does not keep the others from it; AggregateError once all were tried.
 */
export async function findLostRefunds(dependencies: PayingBack): Promise<void> {
  const { sql, payments, clock } = dependencies
  const refunds = await payments.refundsSince(new Date(clock().getTime() - period))
  await tryEach(
    await unknownRefunds(sql, refunds),
    (intentId) => noteProvidersRefunds(dependencies, intentId),
    'Refunds were not brought up to date',
  )
}
