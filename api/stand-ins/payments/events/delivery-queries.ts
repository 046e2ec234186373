import type { Sql } from '../../../../modules/shared/transaction.ts'
import type { Stored } from '../objects.ts'

/** Queues an event's delivery, due at once. */
export async function queueDelivery(sql: Sql, eventId: string): Promise<void> {
  await sql`
    insert into test_payments.deliveries (event_id)
    values (${eventId})
  `
}

export type Delivery = { eventId: string; attempts: number; event: Stored }

/** Leases due deliveries for `lease` seconds, so that a crash only delays them. */
export const dueDeliveries = (sql: Sql, most: number, lease: number): Promise<Delivery[]> => sql<
  Delivery[]
>`
  with due as (
    update test_payments.deliveries
    set next_at = now() + make_interval(secs => ${lease}),
        attempts = attempts + 1
    where event_id in (
      select event_id
      from test_payments.deliveries
      where next_at <= now()
      order by next_at
      limit ${most}
      for update skip locked
    )
    returning event_id, attempts
  )
  select due.event_id as "eventId", due.attempts, o.body as event
  from due
  join test_payments.objects o on o.id = due.event_id
`

/** Records the outcome of an attempt, and the seconds until the next; null for no further attempt. */
export async function noteAttempt(
  sql: Sql,
  eventId: string,
  outcome: string,
  seconds: number | null,
): Promise<void> {
  await sql`
    update test_payments.deliveries
    set outcome = ${outcome},
        next_at = now() + make_interval(secs => ${seconds})
    where event_id = ${eventId}
  `
}
