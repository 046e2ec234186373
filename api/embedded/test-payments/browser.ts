import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { answerFault } from './api.ts'
import { Fault } from './fault.ts'
import { formOf, parseForm, textOf } from './form.ts'
import type { Intent, Intents } from './intents.ts'

const script = new URL('./browser/stripe.js', import.meta.url)

/** What the browser script needs: itself, and the calls that a client secret opens. */
export function createPaymentsBrowser({
  intents,
  publishableKey,
}: {
  intents: Intents
  publishableKey: string
}): Hono {
  const app = new Hono()
  app.onError(answerFault)
  app.use(bodyLimit({ maxSize: 20_000 }))
  app.get('/stripe.js', async (c) =>
    c.body(await readFile(script, 'utf8'), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    }),
  )

  app.get('/v1/payment_intents/:id', async (c) =>
    c.json(
      publicIntent(
        await opened(c.req.param('id'), c.req.query('client_secret'), c.req.query('key')),
      ),
    ),
  )
  app.post('/v1/payment_intents/:id/confirm', async (c) => {
    const form = parseForm(await c.req.text())
    const { id } = await opened(
      c.req.param('id'),
      textOf(form, 'client_secret'),
      textOf(form, 'key'),
    )
    const card = formOf(formOf(form, 'payment_method_data'), 'card')
    const input = {
      number: (textOf(card, 'number') ?? '').replace(/\s/g, ''),
      expMonth: Number(textOf(card, 'exp_month')),
      expYear: Number(textOf(card, 'exp_year')),
      cvc: textOf(card, 'cvc') ?? '',
    }
    return c.json(publicIntent(await intents.confirm(id, input)))
  })
  app.post('/v1/payment_intents/:id/authenticate', async (c) => {
    const form = parseForm(await c.req.text())
    const { id } = await opened(
      c.req.param('id'),
      textOf(form, 'client_secret'),
      textOf(form, 'key'),
    )
    return c.json(
      publicIntent(await intents.authenticate(id, textOf(form, 'outcome') === 'completed')),
    )
  })
  return app

  async function opened(
    id: string,
    secret: string | undefined,
    key: string | undefined,
  ): Promise<Intent> {
    if (key !== publishableKey)
      throw new Fault(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })
    const intent = await intents.retrieve(id)
    if (intent.client_secret !== secret)
      throw new Fault(401, {
        type: 'invalid_request_error',
        message: 'The client_secret provided does not match the PaymentIntent.',
      })
    return intent
  }
}

/** What Stripe shows of an intent to who holds only its client secret. */
const publicIntent = ({
  id,
  object,
  amount,
  currency,
  status,
  client_secret,
  created,
  livemode,
  next_action,
  payment_method,
  last_payment_error,
}: Intent) => ({
  id,
  object,
  amount,
  currency,
  status,
  client_secret,
  created,
  livemode,
  next_action,
  payment_method,
  last_payment_error,
})
