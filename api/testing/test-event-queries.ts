import type Stripe from 'stripe'
import type { Pool } from '../../modules/shared/transaction.ts'

/** The provider's latest event of the intent's success. */
export const successOf = (sql: Pool, intentId: string) =>
  eventOf(sql, intentId, 'payment_intent.succeeded')
/** The provider's latest event of a refused payment of the intent. */
export const failureOf = (sql: Pool, intentId: string) =>
  eventOf(sql, intentId, 'payment_intent.payment_failed')

async function eventOf(sql: Pool, intentId: string, type: string): Promise<Stripe.Event> {
  const event = (await eventsOf(sql, intentId)).findLast((one) => one.type === type)
  if (!event) throw new Error(`There is no ${type} of ${intentId}`)
  return event
}

/** All events of the provider about the intent and its charge, oldest first. */
export async function eventsOf(sql: Pool, intentId: string): Promise<Stripe.Event[]> {
  const rows = await sql<{ body: Stripe.Event }[]>`
    select body
    from test_payments.objects
    where kind = 'event'
      and ${intentId} in (body #>> '{data,object,id}', body #>> '{data,object,payment_intent}')
    order by made_at
  `
  return rows.map(({ body }) => body)
}
