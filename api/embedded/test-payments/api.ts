import { createHash, randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Pool } from '../../../modules/shared/transaction.ts'
import { Fault, invalid, missing } from './fault.ts'
import { type Form, parseForm, textOf } from './form.ts'
import type { Intents } from './intents.ts'
import * as queries from './queries.ts'

type Dependencies = {
  sql: Pool
  secretKey: string
  intents: Intents
  refund: (form: Form) => Promise<queries.Stored>
}

/** Stripe's paths, as far as a shop with card payments needs them. */
export function createPaymentsApi({ sql, secretKey, intents, refund }: Dependencies): Hono {
  const api = new Hono()
  api.use(async (c, next) => {
    await next()
    c.header('Request-Id', `req_${randomUUID().slice(0, 14).replace('-', '')}`)
  })
  api.use(bodyLimit({ maxSize: 100_000 }))
  api.onError(answerFault)
  api.notFound((c) =>
    answerFault(invalid(`Unrecognized request URL (${c.req.method}: ${c.req.path}).`), c),
  )
  api.use('/v1/*', async (c, next) => {
    if (c.req.header('authorization') !== `Bearer ${secretKey}`)
      throw new Fault(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })
    await next()
  })

  const post = (path: string, story: (form: Form, id: string) => Promise<queries.Stored>) =>
    api.post(path, (c) => once(sql, c, (form) => story(form, c.req.param('id') ?? '')))
  post('/v1/payment_intents', (form) => intents.create(form))
  post('/v1/payment_intents/:id', (form, id) => intents.update(id, form))
  post('/v1/payment_intents/:id/cancel', (_form, id) => intents.cancel(id))
  post('/v1/payment_intents/:id/confirm', (form, id) =>
    intents.confirm(id, textOf(form, 'payment_method') ?? ''),
  )
  post('/v1/refunds', refund)

  api.get('/v1/payment_intents', async (c) => {
    const limit = Math.min(100, Math.max(1, Number(c.req.query('limit') ?? 10) || 10))
    const found = await queries.newest(sql, 'payment_intent', limit + 1)
    return c.json({
      object: 'list',
      url: '/v1/payment_intents',
      has_more: found.length > limit,
      data: found.slice(0, limit),
    })
  })
  api.get('/v1/payment_intents/:id', async (c) => c.json(await intents.retrieve(c.req.param('id'))))
  for (const kind of ['charge', 'refund', 'event'] as const)
    api.get(`/v1/${kind}s/:id`, async (c) => {
      const found = await queries.find(sql, kind, c.req.param('id'))
      if (!found) throw missing(kind, c.req.param('id'))
      return c.json(found)
    })
  return api
}

/** Answers a repeated idempotency key as before, and one with other parameters with Stripe's error. */
async function once(
  sql: Pool,
  c: Context,
  story: (form: Form) => Promise<unknown>,
): Promise<Response> {
  const text = await c.req.text()
  const key = c.req.header('idempotency-key')
  if (!key) return c.json((await story(parseForm(text))) as object)
  const request = createHash('sha256').update(`${c.req.path}\n${text}`).digest('hex')
  if (!(await queries.claimedKey(sql, key, request))) return replay(sql, c, key, request)
  try {
    const body = (await story(parseForm(text))) as object
    await queries.keepAnswer(sql, key, 200, body)
    return c.json(body)
  } catch (error) {
    // Stripe keeps the answers of what began; a request that was refused as such may be sent again.
    if (error instanceof Fault && error.status === 402)
      await queries.keepAnswer(sql, key, 402, { error: error.body })
    else await queries.forgetKey(sql, key)
    throw error
  }
}

async function replay(sql: Pool, c: Context, key: string, request: string): Promise<Response> {
  const answer = await queries.answerOf(sql, key)
  if (answer && answer.request !== request)
    throw new Fault(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with.`,
    })
  if (!answer || answer.status === null)
    throw new Fault(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: 'There is currently another in-progress request using this idempotent key.',
    })
  return c.json(answer.body as object, answer.status as 200, { 'Idempotent-Replayed': 'true' })
}

export function answerFault(error: unknown, c: Context): Response {
  if (error instanceof Fault) return c.json({ error: error.body }, error.status)
  return c.json({ error: { type: 'api_error', message: 'The test provider failed.' } }, 500)
}
