import Stripe from 'stripe'
import { testKeys } from '../../api/stand-ins/payments/keys.ts'
import type { Pool } from '../../modules/shared/transaction.ts'
import { eventsSince } from './queries.ts'
import type { Random } from './random.ts'

const attempts = 40
const pause = 200

const { webhooks } = new Stripe(testKeys.secretKey)

/** Delivers the provider's events to the shop: some never, some twice, in any order, some forged. */
export function createWebhooks(shopUrl: string, provider: Pool, random: Random) {
  const seen = new Set<string>()

  async function send(payload: string, secret: string): Promise<number> {
    const response = await fetch(`${shopUrl}/api/stripe/webhook`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Stripe-Signature': webhooks.generateTestHeaderString({ payload, secret }),
      },
      body: payload,
      signal: AbortSignal.timeout(8_000),
    })
    await response.body?.cancel()
    return response.status
  }

  /** Retries until the shop confirms the event, as Stripe does. */
  async function deliver(event: Stripe.Event): Promise<void> {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const status = await send(JSON.stringify(event), testKeys.webhookSecret).catch(() => 0)
      if (status === 200) return
      await new Promise((done) => setTimeout(done, pause))
    }
  }

  return {
    /** Sends the events since the last call, some lost, some repeated, shuffled. */
    async carry(): Promise<void> {
      const events = (await eventsSince(provider)).filter(({ id }) => !seen.has(id))
      for (const { id } of events) seen.add(id)
      const sent = events.flatMap((event) =>
        random.oneOf([[], [event], [event], [event, event]] as const),
      )
      const shuffled = sent
        .map((event) => ({ event, place: random.between(0, 1000) }))
        .sort((a, b) => a.place - b.place)
      await Promise.all(shuffled.map(({ event }) => deliver(event)))
    },
    /** Sends a real event with a false signature; throws when the shop accepts it. */
    async forge(): Promise<void> {
      const [event] = await eventsSince(provider)
      if (!event) return
      const status = await send(JSON.stringify(event), 'whsec_stolen').catch(() => 400)
      if (status === 200) throw new Error('A forged event was accepted')
    },
  }
}
