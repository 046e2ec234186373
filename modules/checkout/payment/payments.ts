import { setTimeout as pause } from 'node:timers/promises'
import Stripe from 'stripe'
import type { PaidWith } from '../../../emails/render.ts'
import { Problem } from '../../shared/problem.ts'
import type { OrderRow } from '../orders/order-queries.ts'

export const currency = 'nok'

/** The least and the most that Stripe takes by card, in øre. */
const leastAmount = 3_00
const mostAmount = 999_999_99

/** Ms between two asks for an intent that another call is making, and for all of them. */
const underWay = { pause: 200, limit: 10_000 }

export type Intent = Pick<
  Stripe.PaymentIntent,
  'id' | 'status' | 'amount' | 'amount_received' | 'currency'
> & {
  clientSecret: string
  /** The revision of the order that the intent pays. */
  revision: number
  /** The address of the shop that it was made by: others may use the account too. */
  shop: string | undefined
}

export type Payments = ReturnType<typeof createPayments>

/** The calls to Stripe that the checkout of the shop at this address makes; what Stripe can't answer is Problem payment_provider_error. */
export function createPayments(stripe: Stripe, shop: string) {
  return {
    /**
     * The intent of the order's revision: made once however often it is asked for under the same key,
     * always with the same parameters. The provider keeps its answers by the key, an answer of 500 too.
     */
    async create(
      {
        orderNumber,
        intentKey,
        revision,
      }: Pick<OrderRow, 'orderNumber' | 'intentKey' | 'revision'>,
      amount: number,
    ): Promise<Intent> {
      const create = () =>
        stripe.paymentIntents.create(
          {
            amount,
            currency,
            automatic_payment_methods: { enabled: true },
            metadata: { orderNumber, revision, shop },
          },
          { idempotencyKey: `order-${orderNumber}-${intentKey}-${revision}` },
        )
      return toIntent(await asked(() => untilMade(create)))
    },

    /** True when the intent can't be paid any more; false when it is paid, or about to be. */
    async cancel(id: string): Promise<boolean> {
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

    /** Undefined when the provider knows no such intent. */
    async retrieve(id: string): Promise<Intent | undefined> {
      try {
        return toIntent(await asked(() => stripe.paymentIntents.retrieve(id)))
      } catch (error) {
        if (isRefusal(error, 'resource_missing')) return undefined
        throw error
      }
    },

    /**
     * Pays back all of it, which may have happened before, and returns how much that is in øre. Never
     * more than was paid: the provider sees to that, so a refund that failed is simply tried anew.
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

    /** What a paid intent was paid with, in Stripe's words; null when there is no charge, or it does not say. */
    async paidWith(id: string): Promise<PaidWith | null> {
      const { latest_charge: charge } = await asked(() => stripe.paymentIntents.retrieve(id))
      if (!charge) return null
      const chargeId = typeof charge === 'string' ? charge : charge.id
      const { payment_method_details: details } = await asked(() =>
        stripe.charges.retrieve(chargeId),
      )
      if (!details) return null
      const { brand, last4, wallet } = details.card ?? {}
      return {
        type: details.type,
        brand: brand ?? undefined,
        last4: last4 ?? undefined,
        wallet: wallet?.type,
      }
    },

    /** The event of a signed body; Problem invalid_signature. */
    async event(body: string, signature: string, secret: string): Promise<Stripe.Event> {
      try {
        return await stripe.webhooks.constructEventAsync(body, signature, secret)
      } catch (cause) {
        throw new Problem('invalid_signature', { field: 'stripe-signature', cause })
      }
    },
  }
}

/** The provider answered, and what it answered was its own failure. */
export const isProvidersFailure = (error: unknown): boolean =>
  error instanceof Problem &&
  error.cause instanceof Stripe.errors.StripeError &&
  (error.cause.statusCode ?? 0) >= 500

const isRefusal = (
  error: unknown,
  code: string,
): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code

/** Problems: amount_too_small, amount_too_large. */
export function refuseAmount(amount: number): void {
  if (amount < leastAmount) throw new Problem('amount_too_small')
  if (amount > mostAmount) throw new Problem('amount_too_large')
}

/** Request errors are our own mistake and surface as they are; everything else is the provider's. */
async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeInvalidRequestError) throw cause
    if (cause instanceof Stripe.errors.StripeError)
      throw new Problem('payment_provider_error', { cause })
    throw cause
  }
}

/** Of two calls with one key at once the provider turns one away; asked again, it gets what the other one made. */
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

const isKeyInUse = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'idempotency_key_in_use'

function toIntent(intent: Stripe.PaymentIntent): Intent {
  return {
    id: intent.id,
    status: intent.status,
    amount: intent.amount,
    amount_received: intent.amount_received,
    currency: intent.currency,
    clientSecret: intent.client_secret ?? '',
    revision: Number(intent.metadata.revision),
    shop: intent.metadata.shop,
  }
}
