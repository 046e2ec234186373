import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import Stripe from 'stripe'
import type { Pool } from '../../../modules/shared/transaction.ts'
import { retryLater } from '../../edge/errors/on-error.ts'
import { isDatabaseDown } from '../../platform/database/database.ts'
import { readyMadeInput } from './cards/cards.ts'
import { Fault, invalid, missing, refusal, wrongKey } from './fault.ts'
import { type Form, parseForm, refuseUnknown, textOf } from './form.ts'
import type { Once, UseCase } from './idempotency.ts'
import type { Confirmation } from './intents/confirm.ts'
import type { Disputes } from './intents/disputes.ts'
import { type createIntents, retrievedIntent } from './intents/intents.ts'
import { listCharges, listIntents, listOfPayments } from './intents/list.ts'
import type { Refund } from './intents/refunds.ts'
import { newId } from './objects.ts'
import * as queries from './queries.ts'

type Dependencies = {
  sql: Pool
  secretKey: string
  once: Once
  intents: ReturnType<typeof createIntents>
  confirmation: Confirmation
  refund: Refund
  disputes: Disputes
  now: () => Date
  failed: (error: unknown) => void
}

/** Stripe's API, as far as the shop's server needs it. */
export function createPaymentsApi(dependencies: Dependencies): Hono {
  const { sql, secretKey, once, intents, confirmation, refund, disputes, now, failed } =
    dependencies
  const api = new Hono()
  api.use(async (c, next) => {
    await next()
    c.header('Request-Id', newId('req'))
    c.header('Stripe-Version', c.req.header('stripe-version') ?? Stripe.API_VERSION)
  })
  api.use(bodyLimit({ maxSize: 100_000, onError: tooLarge }))
  api.onError((error, c) => {
    const { status, body, headers } = faultOf(error, failed)
    return c.json({ error: body }, status, headers)
  })
  api.use('/v1/*', async (c, next) => {
    if (c.req.header('authorization') !== `Bearer ${secretKey}`) throw wrongKey()
    await next()
  })
  api.notFound((c) => {
    const { body } = invalid(`Unrecognized request URL (${c.req.method}: ${c.req.path}).`)
    return c.json({ error: body }, 404)
  })

  const post = (path: string, handle: (id: string) => UseCase) =>
    api.post(path, (c) => once(c, handle(c.req.param('id') ?? '')))
  post('/v1/payment_intents', () => intents.create)
  post('/v1/payment_intents/:id', (id) => (tx, form) => intents.update(tx, id, form))
  post('/v1/payment_intents/:id/cancel', (id) => (tx, form) => intents.cancel(tx, id, form))
  post(
    '/v1/payment_intents/:id/confirm',
    (id) => (tx, form) => confirmation.confirm(tx, id, inputOf(form, now())),
  )
  post('/v1/refunds', () => refund)
  post('/v1/disputes/:id', (id) => (tx, form) => disputes.answer(tx, id, form))
  post('/v1/disputes/:id/close', (id) => (tx) => disputes.close(tx, id))

  const formOf = (c: Context) => parseForm(new URL(c.req.url).search)
  api.get('/v1/payment_intents', async (c) => c.json(await listIntents(sql, formOf(c))))
  api.get('/v1/payment_intents/:id', async (c) =>
    c.json(await retrievedIntent(sql, c.req.param('id'), formOf(c))),
  )
  api.get('/v1/charges', async (c) => c.json(await listCharges(sql, formOf(c))))
  for (const kind of ['refund', 'dispute'] as const)
    api.get(`/v1/${kind}s`, async (c) => c.json(await listOfPayments(sql, kind, formOf(c))))
  for (const kind of ['payment_method', 'charge', 'refund', 'dispute', 'event'] as const)
    api.get(`/v1/${kind}s/:id`, async (c) => {
      const id = c.req.param('id')
      const found = await queries.find(sql, kind, id)
      if (!found) throw missing(kind, id)
      return c.json(found)
    })
  api.get('/v1/balance', async (c) =>
    c.json({
      object: 'balance',
      available: await queries.balances(sql),
      livemode: false,
      pending: [],
    }),
  )
  return api
}

/** Accepts ready-made payment methods only. Like Stripe, it refuses card numbers from a server, so none are stored. */
function inputOf(form: Form, now: Date) {
  refuseUnknown(form, ['payment_method', 'payment_method_data', 'return_url'])
  if (form.payment_method_data)
    throw refusal({
      message:
        'Sending credit card numbers directly to the Stripe API is generally unsafe. Use a test payment method such as pm_card_visa.',
      param: 'payment_method_data',
    })
  const method = textOf(form, 'payment_method')
  if (method === undefined)
    throw invalid(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      { code: 'payment_intent_unexpected_state' },
    )
  return readyMadeInput(method, now)
}

type FaultAnswer = {
  status: Fault['status'] | 500 | 503
  body: Fault['body']
  headers: Record<string, string>
}

/**
 * The error in Stripe's format, as an answer: 503 with `Retry-After` while the database is away. An unexpected error is
 * passed to `failed`, and callers get no details.
 */
export function faultOf(error: unknown, failed: (error: unknown) => void): FaultAnswer {
  if (error instanceof Fault) return { status: error.status, body: error.body, headers: {} }
  if (isDatabaseDown(error))
    return {
      status: 503,
      body: { type: 'api_error', message: 'The test provider is not available.' },
      headers: { 'Retry-After': String(retryLater) },
    }
  failed(error)
  return {
    status: 500,
    body: { type: 'api_error', message: 'The test provider failed.' },
    headers: {},
  }
}

/** Throws the Fault for a body over the limit. */
export const tooLarge = (): never => {
  throw new Fault(413, { type: 'invalid_request_error', message: 'Request body too large.' })
}
