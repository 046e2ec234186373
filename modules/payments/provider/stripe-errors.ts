import Stripe from 'stripe'
import { Problem } from '../../shared/problem.ts'

/** Invalid requests are the shop's own bugs and are rethrown as they are. Other Stripe errors become a Problem. */
export async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeInvalidRequestError) throw cause
    if (cause instanceof Stripe.errors.StripeError)
      throw new Problem('payment_provider_error', { cause })
    throw cause
  }
}

/** The answer; undefined when the provider does not know the object. */
export async function found<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await asked(call)
  } catch (error) {
    if (isRefusal(error, 'resource_missing')) return undefined
    throw error
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

/** Whether an idempotency key was used before, with other parameters. */
export const isKeySpent = (error: unknown): boolean =>
  error instanceof Problem &&
  error.cause instanceof Stripe.errors.StripeIdempotencyError &&
  !isKeyInUse(error.cause)

/** Whether a concurrent call uses the same idempotency key. */
export const isKeyInUse = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'idempotency_key_in_use'

/** Whether the provider refused the call's parameters, with this code if one is given. */
export const isRefusal = (
  error: unknown,
  code?: string,
): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (code === undefined || error.code === code)
