import { setTimeout as pause } from 'node:timers/promises'
import Stripe from 'stripe'
import type { PaidWith } from '../../../emails/render.ts'
import { Problem } from '../../shared/problem.ts'
import type { OrderRow } from '../orders/order-queries.ts'

/** ISO currency code in Stripe's lower case. */
export const currency = 'nok'

/** Stripe's minimum and maximum for a card payment, in øre. */
const leastAmount = 3_00
const mostAmount = 999_999_99

/** In ms: pause between retries while a concurrent call makes the same intent, and limit on all retries. */
const underWay = { pause: 200, limit: 10_000 }

/** The fields of a payment intent that the checkout uses; amounts in øre. */
export type Intent = Pick<
  Stripe.PaymentIntent,
  'id' | 'status' | 'amount' | 'amount_received' | 'currency'
> & {
  clientSecret: string
  /** The order's revision that the intent pays. */
  revision: number
  /** Public address of the shop that made the intent; other shops may use the same account. */
  shop: string | undefined
}

/** The checkout's calls to the payment provider. */
export type Payments = ReturnType<typeof createPayments>

/**
 * The checkout's calls to Stripe, for the shop at this public address. A failure of Stripe is Problem
 * payment_provider_error.
 */
export function createPayments(stripe: Stripe, shop: string) {
  return {
    /**
     * The intent for the order's revision, `amount` in øre. Idempotent per `intentKey` and revision. The provider
     * replays its answer for a key, even a 500.
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

    /** Cancels an intent. True when it can't be paid any more; false when it is paid or a payment is under way. */
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

    /** The intent; undefined when the provider does not know it. */
    async retrieve(id: string): Promise<Intent | undefined> {
      try {
        return toIntent(await asked(() => stripe.paymentIntents.retrieve(id)))
      } catch (error) {
        if (isRefusal(error, 'resource_missing')) return undefined
        throw error
      }
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

    /** The payment method of a paid intent, in Stripe's terms; null without a charge or its details. */
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

/** Whether the provider answered with a server error (5xx). */
export const isProvidersFailure = (error: unknown): boolean =>
  error instanceof Problem &&
  error.cause instanceof Stripe.errors.StripeError &&
  (error.cause.statusCode ?? 0) >= 500

/** Whether the provider gave no answer about what it was asked: it failed, refused all calls or was not reached. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'payment_provider_error'

const isRefusal = (
  error: unknown,
  code: string,
): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code

/** Refuses amounts in øre that Stripe does not take. Problems: amount_too_small, amount_too_large. */
export function refuseAmount(amount: number): void {
  if (amount < leastAmount) throw new Problem('amount_too_small')
  if (amount > mostAmount) throw new Problem('amount_too_large')
}

/** Invalid requests are the shop's own bugs and are rethrown as they are. Other Stripe errors become a Problem. */
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
