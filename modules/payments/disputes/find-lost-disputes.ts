import type { Logger } from 'pino'
import type { Clock } from '../../shared/clock.ts'
import { msPerDay } from '../../shared/day.ts'
import { tryEach } from '../../shared/promises/try-each.ts'
import type { Pool } from '../../shared/transaction.ts'
import type { Payments } from '../provider/payments.ts'
import { changedDisputes } from './lost-dispute-queries.ts'
import { noteDispute } from './note-dispute.ts'

/** Age in ms of the oldest dispute that the provider's list is asked for: a bank takes up to three months to decide. */
const period = 120 * msPerDay

type Finding = { sql: Pool; payments: Payments; clock: Clock; log: Logger }

/**
 * Stores the disputes of paid orders that the provider opened in the last 120 days, or changed since, without an event
 * that the shop received. One that fails does not keep the others from it; AggregateError once all were tried.
 */
export async function findLostDisputes(dependencies: Finding): Promise<void> {
  const { sql, payments, clock, log } = dependencies
  const disputes = await payments.disputesSince(new Date(clock().getTime() - period))
  await tryEach(
    await changedDisputes(sql, disputes),
    async ({ id: dispute, status }) => {
      log.error({ dispute, status }, 'A dispute was found without its event')
      await noteDispute(dependencies, dispute)
    },
    'Disputes were not brought up to date',
  )
}
