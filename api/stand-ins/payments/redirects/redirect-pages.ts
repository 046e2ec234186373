import { Hono } from 'hono'
import { html } from 'hono/html'
import { inTransaction, type Pool } from '../../../../modules/shared/transaction.ts'
import { privateByDefault } from '../../../edge/security-headers.ts'
import { Fault } from '../fault.ts'
import { parseForm, textOf } from '../form.ts'
import type { Attempt, Intent } from '../objects.ts'
import { answers, backUrl, isWaiting, type Redirects } from './redirects.ts'

type Dependencies = { sql: Pool; redirects: Redirects; committed: () => void }

/**
 * The stand-in for Klarna's payment page: three answers that lead back to the shop. An answered page redirects back at
 * once.
 */
export function createRedirectPages({ sql, redirects, committed }: Dependencies): Hono {
  const app = new Hono()
  app.use(privateByDefault)

  app.get('/:token', async (c) => {
    const found = await known(() => redirects.find(sql, c.req.param('token')))
    c.header('Content-Security-Policy', policyFor(found?.attempt))
    if (!found) return c.html(unknownPage(), 404)
    const { attempt, intent } = found
    if (!isWaiting(intent, attempt)) return c.redirect(backUrl(attempt, intent), 303)
    return c.html(askingPage(intent))
  })

  app.post('/:token', async (c) => {
    const wanted = textOf(parseForm(await c.req.text()), 'answer')
    const answer = answers.find((possible) => possible === wanted)
    const token = c.req.param('token')
    const answered =
      answer && (await known(() => inTransaction(sql, (tx) => redirects.answer(tx, token, answer))))
    c.header('Content-Security-Policy', policyFor(undefined))
    if (!answered) return c.html(unknownPage(), 404)
    committed()
    return c.redirect(backUrl(answered.attempt, answered.intent), 303)
  })
  return app
}

/** Undefined for a Fault with status 404. */
async function known<T>(find: () => Promise<T>): Promise<T | undefined> {
  try {
    return await find()
  } catch (error) {
    if (error instanceof Fault && error.status === 404) return undefined
    throw error
  }
}

/** Browsers apply form-action to redirects too, so it includes the shop's origin. */
const policyFor = (attempt: Attempt | undefined) =>
  `default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${attempt ? new URL(attempt.return_url).origin : ''}`.trim()

const priceOf = ({ amount, currency }: Intent) =>
  new Intl.NumberFormat('nb-NO', { style: 'currency', currency }).format(amount / 100)

const askingPage = (intent: Intent) =>
  page(
    'Testbetaling med Klarna',
    html`<p class="tp-mark">Klarna · test</p>
      <h1>Betal ${priceOf(intent)}</h1>
      <p>Her ville Klarna ha spurt deg om betalingen. Dette er en innebygd test: ingen penger trekkes.</p>
      <form method="post" class="tp-answers">
        <button name="answer" value="authorised" class="tp-complete">Godkjenn testbetalingen</button>
        <button name="answer" value="delayed">Godkjenn med forsinkelse</button>
        <button name="answer" value="failed">Avvis testbetalingen</button>
      </form>
      <p class="tp-small">Du sendes tilbake til butikken når du har valgt.</p>`,
  )

const unknownPage = () =>
  page(
    'Betalingen finnes ikke',
    html`<h1>Betalingen finnes ikke</h1>
      <p>Gå tilbake til butikken og prøv igjen derfra.</p>`,
  )

const page = (title: string, body: ReturnType<typeof html>) => html`<!doctype html>
  <html lang="nb">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${title}</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="stylesheet" href="../stripe.css" />
      <link rel="stylesheet" href="../authorize.css" />
    </head>
    <body>
      <main>${body}</main>
    </body>
  </html>`
