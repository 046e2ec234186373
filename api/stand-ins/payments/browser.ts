import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import {
  inTransaction,
  type Pool,
  type Sql,
  type Transaction,
} from '../../../modules/shared/transaction.ts'
import { privateByDefault } from '../../edge/security-headers.ts'
import { loadBrowserFiles } from '../browser-files.ts'
import { faultOf, tooLarge } from './api.ts'
import { cardInputOf } from './cards/cards.ts'
import { Fault, type FaultBody, missing, wrongKey } from './fault.ts'
import { type Form, formOf, parseForm, textOf } from './form.ts'
import type { Confirmation } from './intents/confirm.ts'
import { retrieveIntent } from './intents/intents.ts'
import { inLanguage } from './messages.ts'
import type { Intent } from './objects.ts'
import { createRedirectPages } from './redirects/redirect-pages.ts'
import type { Redirects } from './redirects/redirects.ts'

/** Files for browsers: a page loads `stripe.js`, which loads the others; `authorize.css` belongs to the payment pages. */
const files = new URL('./browser/', import.meta.url)

/** Maximum bytes of a body. */
const mostBytes = 20_000

type Dependencies = {
  sql: Pool
  publishableKey: string
  committed: () => void
  confirmation: Confirmation
  redirects: Redirects
  failed: (error: unknown) => void
}

/** The stand-in for Stripe.js: its files, and the calls that a client secret authorises. */
export async function createPaymentsBrowser(dependencies: Dependencies): Promise<Hono> {
  const { sql, redirects, committed } = dependencies
  // Errors of the payment pages are answered by the shop's own page.
  return new Hono()
    .route('/', await loadBrowserFiles(files))
    .use('/authorize/*', bodyLimit({ maxSize: mostBytes }))
    .route('/authorize', createRedirectPages({ sql, redirects, committed }))
    .route('/v1', createCalls(dependencies))
}

/** The calls of Stripe.js, with errors in Stripe's format. */
function createCalls({
  sql,
  publishableKey,
  committed,
  confirmation,
  redirects,
  failed,
}: Dependencies): Hono {
  const app = new Hono()
  app.use(bodyLimit({ maxSize: mostBytes, onError: tooLarge }))
  app.onError((error, c) => {
    const { status, body, headers } = faultOf(error, failed)
    return c.json({ error: publicError(body, c.req.header('x-locale')) }, status, headers)
  })
  app.use(privateByDefault)
  app.get('/payment_intents/:id', async (c) => {
    const form = parseForm(new URL(c.req.url).search)
    return c.json(
      publicIntent(await opened(sql, c.req.param('id'), form), c.req.header('x-locale')),
    )
  })
  const post = (
    path: string,
    handle: (tx: Transaction, id: string, form: Form) => Promise<Intent | Fault>,
  ) =>
    app.post(path, async (c) => {
      const form = parseForm(await c.req.text())
      const outcome = await inTransaction(sql, async (tx) => {
        const { id } = await opened(tx, c.req.param('id') ?? '', form)
        return handle(tx, id, form)
      })
      committed()
      if (outcome instanceof Fault) throw outcome
      return c.json(publicIntent(outcome, c.req.header('x-locale')))
    })
  post('/payment_intents/:id/confirm', (tx, id, form) => {
    const method = formOf(form, 'payment_method_data')
    if (textOf(method, 'type') === 'klarna') return redirects.confirm(tx, id, form)
    return confirmation.confirm(tx, id, cardInputOf(formOf(method, 'card')))
  })
  post('/payment_intents/:id/authenticate', (tx, id, form) =>
    confirmation.authenticate(tx, id, textOf(form, 'outcome') === 'completed'),
  )
  return app

  /** The intent if the form has its client secret; otherwise answers as if it did not exist. */
  async function opened(place: Sql, id: string, form: Form): Promise<Intent> {
    if (textOf(form, 'key') !== publishableKey) throw wrongKey()
    const intent = await retrieveIntent(place, id)
    if (intent.client_secret !== textOf(form, 'client_secret'))
      throw missing('payment_intent', id, 'intent')
    return intent
  }
}

type Locale = string | undefined

/** Hides the shop's notes on the intent (metadata, description) from browsers. */
const publicError = ({ payment_intent, ...body }: FaultBody, locale: Locale): FaultBody => ({
  ...inLanguage(body, locale),
  ...(payment_intent && { payment_intent: publicIntent(payment_intent as Intent, locale) }),
})

/** The fields that Stripe shows to a holder of the client secret. */
const publicIntent = (intent: Intent, locale: Locale) => ({
  id: intent.id,
  object: intent.object,
  amount: intent.amount,
  canceled_at: intent.canceled_at,
  capture_method: intent.capture_method,
  client_secret: intent.client_secret,
  confirmation_method: intent.confirmation_method,
  created: intent.created,
  currency: intent.currency,
  last_payment_error: intent.last_payment_error && inLanguage(intent.last_payment_error, locale),
  livemode: intent.livemode,
  next_action: intent.next_action,
  payment_method: intent.payment_method,
  payment_method_types: intent.payment_method_types,
  status: intent.status,
})
