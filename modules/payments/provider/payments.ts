import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type Stripe from 'stripe'
import type { Charge, OrderRow, RevisionContents } from '../../orders/index.ts'
import { Problem } from '../../shared/problem.ts'
import { toCharge } from './charge.ts'
import { currency } from './currency.ts'
import { type Intent, toIntent } from './intent.ts'
import type { IntentCache } from './intent-cache.ts'
import { listed } from './listed.ts'
import { fieldsOfIntent, format } from './order-in-intent.ts'
import { intentIdOf, refundCalls, secondsOf } from './refunds.ts'
import type { SealedSessions } from './sealed-sessions.ts'
import { asked, found, isKeyInUse, isRefusal } from './stripe-errors.ts'

/** Stripe's minimum and maximum for a card payment, in øre. */
const leastAmount = 3_00
const mostAmount = 999_999_99

/** Description in Stripe's dashboard of the intent with which a new account's list begins. */
const firstOfList = 'No order: payments are compared with the shop from here on'

/** In ms: pause between retries while a concurrent call makes the same intent, and limit on all retries. */
const underWay = { pause: 200, limit: 10_000 }

/** Limit of the provider on the intents of one page of its list. */
const pageSize = 100

/** An order whose intent is made, in its latest revision. */
type IntentsOrder = Pick<OrderRow, 'orderNumber' | 'sessionId' | 'intentKey' | 'revision'> & {
  contents: RevisionContents
}

type Dependencies = {
  stripe: Stripe
  publicUrl: string
  intentCache: IntentCache
  sessions: SealedSessions
  log: Logger
}

/** The calls to the payment provider. */
export type Payments = ReturnType<typeof createProviderCalls>

/**
 * The calls to Stripe, for the shop at this public address. A failure of Stripe is Problem
 * payment_provider_error.
 */
export function createProviderCalls({
  stripe,
  publicUrl: shop,
  intentCache,
  sessions,
  log,
}: Dependencies) {
  /** The intent with all that is known of its charge; undefined when the provider does not know it. */
  async function retrieve(id: string): Promise<Intent | undefined> {
    const expand = { expand: ['latest_charge.balance_transaction'] }
    intentCache.delete(id)
    const intent = await found(() => stripe.paymentIntents.retrieve(id, expand))
    return intent && intentCache.note(toIntent(intent))
  }

  return {
    ...refundCalls(stripe),

    /**
     * The intent for the order's revision. Its fields record the order, so that the order can be written again if
     * the database loses it; when the provider refuses that, the intent has no such fields, as a payment matters more.
     * Idempotent per `intentKey` and revision. The provider replays its answer for a key, even a 500.
     */
    async create(order: IntentsOrder): Promise<Intent> {
      const { orderNumber, intentKey, revision, contents } = order
      const sealedSession = await sessions.seal(order.sessionId)
      const { metadata, shipping } = fieldsOfIntent(sealedSession, contents)
      const base = {
        amount: contents.total,
        currency,
        automatic_payment_methods: { enabled: true },
        metadata: { orderNumber, revision, shop },
      }
      const key = `order-${orderNumber}-${intentKey}-${revision}`
      const create = (params: Stripe.PaymentIntentCreateParams, idempotencyKey: string) =>
        asked(() => untilMade(() => stripe.paymentIntents.create(params, { idempotencyKey })))
      try {
        const withOrder = { ...base, shipping, metadata: { ...base.metadata, ...metadata } }
        return intentCache.note(toIntent(await create(withOrder, `${key}-told${format}`)))
      } catch (error) {
        if (!isRefusal(error)) throw error
        // A key of its own: the provider refuses other parameters under one that it has seen.
        const intent = intentCache.note(toIntent(await create(base, key)))
        log.error(
          { err: error, orderNumber },
          'The provider refused what an intent tells of its order',
        )
        return intent
      }
    },

    /** Cancels an intent. True when it can't be paid any more; false when it is paid or a payment is under way. */
    async cancel(id: string): Promise<boolean> {
      intentCache.delete(id)
      try {
        const { status } = await asked(() => stripe.paymentIntents.cancel(id))
        return status === 'canceled'
      } catch (error) {
        if (isRefusal(error, 'resource_missing')) return true
        if (isRefusal(error, 'payment_intent_unexpected_state'))
          return error.payment_intent?.status === 'canceled'
        throw error
      }
    },

    retrieve,

    /** The intent as this process last cached it, if it was open; otherwise as retrieved. */
    async known(id: string): Promise<Intent | undefined> {
      return intentCache.get(id) ?? retrieve(id)
    },

    /** The id of the latest intent of the account; undefined when it has none. */
    async latest(): Promise<string | undefined> {
      const { data } = await asked(() => stripe.paymentIntents.list({ limit: 1 }))
      return data[0]?.id
    },

    /**
     * Creates an intent without an order, as the first of a new account's list, and returns its id. Nobody pays it.
     * Idempotent for a day.
     */
    async first(): Promise<string> {
      const params = { amount: leastAmount, currency, description: firstOfList }
      const options = { idempotencyKey: 'first-of-list' }
      const { id } = await asked(() =>
        untilMade(() => stripe.paymentIntents.create(params, options)),
      )
      return id
    },

    /**
     * The next intents of the account after this one, the oldest first, without what was paid back, and whether there
     * are more; undefined when the provider does not know the intent.
     */
    async after(id: string): Promise<{ intents: Intent[]; hasMore: boolean } | undefined> {
      const params = { ending_before: id, limit: pageSize }
      const page = await found(() => stripe.paymentIntents.list(params))
      return page && { intents: page.data.map(toIntent).reverse(), hasMore: page.has_more }
    },

    /**
     * Refunds the whole payment and returns the amount in øre. Idempotent: the provider never refunds more than was
     * paid, so a failed refund can be retried.
     */
    async refund(paymentIntentId: string): Promise<number> {
      try {
        const { amount, status } = await asked(() =>
          stripe.refunds.create({ payment_intent: paymentIntentId }),
        )
        if (status === 'failed' || status === 'canceled')
          throw new Error(`The refund of ${paymentIntentId} is ${status}`)
        return amount
      } catch (error) {
        if (!isRefusal(error, 'charge_already_refunded')) throw error
        const paid = await asked(() => stripe.paymentIntents.retrieve(paymentIntentId))
        return paid.amount_received
      }
    },

    /** The charges of the account within a period, each by its intent, as many as `listed` gives; the latest first. */
    async charges({
      from,
      to,
    }: {
      from: Date
      to: Date
    }): Promise<(Charge & { intentId: string })[]> {
      const created = { gte: secondsOf(from), lte: secondsOf(to) }
      const expand = ['data.balance_transaction']
      const list = () => stripe.charges.list({ created, limit: pageSize, expand })
      return (await asked(() => listed(list()))).flatMap((charge) => {
        const intentId = intentIdOf(charge.payment_intent)
        return intentId ? [{ intentId, ...toCharge(charge) }] : []
      })
    },

    /** Verifies the signature of a webhook's body and returns its event. Problem invalid_signature. */
    async event(body: string, signature: string, secret: string): Promise<Stripe.Event> {
      try {
        return await stripe.webhooks.constructEventAsync(body, signature, secret)
      } catch (cause) {
        throw new Problem('invalid_signature', { field: 'stripe-signature', cause })
      }
    },
  }
}

/** Refuses amounts in øre that Stripe does not take. Problems: amount_too_small, amount_too_large. */
export function refuseAmount(amount: number): void {
  if (amount < leastAmount) throw new Problem('amount_too_small')
  if (amount > mostAmount) throw new Problem('amount_too_large')
}

/** Retries while a concurrent call uses the same idempotency key; the retry gets the answer of that call. */
async function untilMade<T>(call: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + underWay.limit
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (!isKeyInUse(error) || performance.now() > deadline) throw error
      await pause(underWay.pause)
    }
  }
}
