import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import Stripe from 'stripe'
import type { Pool } from '../../../modules/shared/transaction.ts'
import { type Announce, newId } from './intents.ts'
import * as queries from './queries.ts'

/** Seconds before each further attempt; then the event is given up. */
const pauses = [1, 5, 30, 120, 600, 3600, 3600, 3600, 3600, 3600]

/** Ms between two looks, ms that a receiver may take, and deliveries at once. */
const interval = 300
const patience = 10_000
const batch = 10

type Dependencies = { sql: Pool; url: string | null; secret: string; now: () => Date; log: Logger }

/** Events with Stripe's shape and signature, delivered after they are committed and again until they are taken. */
export function createWebhooks({ sql, url, secret, now, log }: Dependencies) {
  const ended = new AbortController()
  const signer = new Stripe('sk_test_signer')

  const announce: Announce = async (tx, type, object) => {
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: '2026-01-01',
      created: Math.floor(now().getTime() / 1000),
      data: { object },
      livemode: false,
      pending_webhooks: url ? 1 : 0,
      request: { id: null, idempotency_key: null },
      type,
    }
    await queries.save(tx, 'event', event)
    if (url) await queries.queueDelivery(tx, event.id)
  }

  async function deliver({ event, eventId, attempts }: queries.Delivery): Promise<void> {
    const payload = JSON.stringify(event)
    const signature = await signer.webhooks.generateTestHeaderStringAsync({ payload, secret })
    const taken = await fetch(url ?? '', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature },
      body: payload,
      signal: AbortSignal.timeout(patience),
    }).then(
      (response) => response.ok,
      () => false,
    )
    await queries.setNextDelivery(sql, eventId, taken ? null : (pauses[attempts - 1] ?? null))
  }

  async function work() {
    while (!ended.signal.aborted) {
      try {
        const due = await queries.dueDeliveries(sql, batch, 60)
        await Promise.all(due.map(deliver))
        if (due.length === batch) continue
      } catch (error) {
        log.debug({ reason: String(error) }, 'Webhooks wait for the database')
      }
      await pause(interval, undefined, { signal: ended.signal }).catch(() => undefined)
    }
  }

  const working = url ? work() : Promise.resolve()
  return {
    announce,
    async stop() {
      ended.abort()
      await working
    },
  }
}
