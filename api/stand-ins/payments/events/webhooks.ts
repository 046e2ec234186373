import Stripe from 'stripe'
import type { Pool } from '../../../../modules/shared/transaction.ts'
import type { Log } from '../log.ts'
import * as queries from './delivery-queries.ts'
import { startRounds } from './rounds.ts'

/** Backoff in seconds between attempts; after the last attempt the event is dropped. */
const pauses = [1, 5, 30, 120, 600, 3600, 3600, 3600, 3600, 3600]

/**
 * Maximum concurrent deliveries, and seconds of a lease, after which another process takes over a dead one's
 * deliveries.
 */
const batch = 10
const lease = 20

type Dependencies = { sql: Pool; url: string; secret: string; log: Log }

/** In ms: the receiver's timeout, and what remains of it when the process stops. */
const times = { patience: 10_000, grace: 3000 }

/**
 * Delivers events with Stripe's signature until they are accepted. Each process runs one loop; a lease keeps an event
 * to one process at a time. `wake` polls at once; `stop` resolves after deliveries under way.
 */
export function startDeliveries({ sql, url, secret, log }: Dependencies) {
  const cut = new AbortController()
  const signer = new Stripe('sk_test_signer')

  async function deliver({ event, eventId, attempts }: queries.Delivery): Promise<void> {
    const outcome = await send(event)
    const taken = /^2\d\d$/.test(outcome)
    const wait = pauses[attempts - 1]
    if (!taken && wait === undefined)
      log.warn({ eventId, outcome }, 'A webhook was not delivered, and is not retried')
    await queries.noteAttempt(sql, eventId, outcome, taken ? null : (wait ?? null))
  }

  async function send(event: object): Promise<string> {
    const payload = JSON.stringify(event)
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Stripe-Signature': signer.webhooks.generateTestHeaderString({ payload, secret }),
        },
        body: payload,
        // Stripe does not follow redirects; they count as failures.
        redirect: 'manual',
        signal: AbortSignal.any([cut.signal, AbortSignal.timeout(times.patience)]),
      })
      await response.body?.cancel()
      return String(response.status)
    } catch (error) {
      return error instanceof Error ? error.name : 'unknown'
    }
  }

  const rounds = startRounds(async () => {
    const due = await queries.dueDeliveries(sql, batch, lease)
    await Promise.all(due.map(deliver))
    return due.length === batch
  }, log)
  return {
    wake: rounds.wake,
    async stop(): Promise<void> {
      const limit = setTimeout(() => cut.abort(), times.grace)
      await rounds.stop()
      clearTimeout(limit)
    },
  }
}
