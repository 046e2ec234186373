import type { Sql, Transaction } from '../../../../modules/shared/transaction.ts'
import { type Fault, invalid, missing, refusal, unexpectedState } from '../fault.ts'
import { type Form, formOf, textOf } from '../form.ts'
import { lockIntent, retrieveIntent } from '../intents/intents.ts'
import type { Outcomes } from '../intents/outcomes.ts'
import { type Attempt, type Intent, isOpen, random, secondsOf } from '../objects.ts'
import * as queries from '../queries.ts'
import { queueSettlement, takeDueSettlement } from './settlement-queries.ts'

type Dependencies = {
  now: () => Date
  outcomes: Outcomes
  /** The URL of the payment pages, without a trailing slash. */
  pagesUrl: string
}

/** The customer's answers on the payment page; `delayed` is paid some seconds later. */
export const answers = ['authorised', 'delayed', 'failed'] as const
export type Answer = (typeof answers)[number]

/** Seconds until a delayed payment is charged. */
const delay = 5

export type Redirects = ReturnType<typeof createRedirects>

/** Klarna: the customer is redirected to a payment page, answers there, and is redirected back. */
export function createRedirects({ now, outcomes, pagesUrl }: Dependencies) {
  return {
    /** Opens a payment page; an earlier page of the intent then redirects back. */
    async confirm(tx: Transaction, id: string, form: Form): Promise<Intent | Fault> {
      const intent = await lockIntent(tx, id)
      if (!isOpen(intent)) return unexpectedState(intent, 'You cannot confirm this PaymentIntent')
      if (!intent.payment_method_types.includes('klarna')) throw notAllowed()
      const return_url = returnUrlOf(form)
      const token = `pa_nonce_${random(32)}`
      const url = `${pagesUrl}/authorize/${token}`
      const attempt: Attempt = {
        id: token,
        object: 'attempt',
        created: secondsOf(now()),
        payment_intent: id,
        url,
        return_url,
      }
      await queries.save(tx, attempt)
      const method = await outcomes.keepMethod(tx, {
        type: 'klarna',
        klarna: {},
        billing_details: formOf(formOf(form, 'payment_method_data'), 'billing_details'),
      })
      const redirect_to_url = { url, return_url }
      return outcomes.ask(tx, intent, method, { type: 'redirect_to_url', redirect_to_url })
    },

    /** The payment of a page by its token; throws Stripe's Fault for an unknown one. */
    async find(sql: Sql, token: string): Promise<{ intent: Intent; attempt: Attempt }> {
      const attempt = await attemptOf(sql, token)
      return { attempt, intent: await retrieveIntent(sql, attempt.payment_intent) }
    },

    /** The first answer counts: acts on it and returns the intent. Later answers change nothing. */
    async answer(tx: Transaction, token: string, answer: Answer) {
      const attempt = await attemptOf(tx, token)
      const intent = await lockIntent(tx, attempt.payment_intent)
      if (isWaiting(intent, attempt)) await act(tx, intent, answer)
      return { attempt, intent: await retrieveIntent(tx, intent.id) }
    },

    /** Charges one delayed payment that is due; false when there is none. */
    async settleNext(tx: Transaction): Promise<boolean> {
      const id = await takeDueSettlement(tx)
      if (id === undefined) return false
      await outcomes.charge(tx, await lockIntent(tx, id))
      return true
    },
  }

  async function act(tx: Transaction, intent: Intent, answer: Answer): Promise<void> {
    if (answer === 'failed') await outcomes.refuse(tx, intent, declined())
    if (answer === 'authorised') await outcomes.charge(tx, intent)
    if (answer !== 'delayed') return
    await outcomes.process(tx, intent)
    await queueSettlement(tx, intent.id, delay)
  }
}

/** Whether the intent waits for an answer on this page. */
export const isWaiting = ({ next_action }: Intent, { url }: Attempt): boolean =>
  next_action?.type === 'redirect_to_url' && next_action.redirect_to_url.url === url

const statuses: Partial<Record<Intent['status'], string>> = {
  succeeded: 'succeeded',
  processing: 'pending',
}

/** The shop's return URL with Stripe's parameters: the payment and its status. */
export function backUrl({ return_url }: Attempt, { id, client_secret, status }: Intent): string {
  const url = new URL(return_url)
  url.searchParams.set('payment_intent', id)
  url.searchParams.set('payment_intent_client_secret', client_secret)
  url.searchParams.set('redirect_status', statuses[status] ?? 'failed')
  return url.href
}

async function attemptOf(sql: Sql, token: string): Promise<Attempt> {
  const attempt = await queries.find(sql, 'attempt', token)
  if (!attempt) throw missing('payment attempt', token)
  return attempt
}

function returnUrlOf(form: Form): string {
  const text = textOf(form, 'return_url')
  if (!text)
    throw invalid(
      'This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`.',
    )
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw invalid('Not a valid URL', { code: 'url_invalid', param: 'return_url' })
  return text
}

const notAllowed = () =>
  invalid('The PaymentMethod provided (klarna) is not allowed for this PaymentIntent.', {
    code: 'payment_intent_incompatible_payment_method',
    param: 'payment_method',
  })

/** Stripe's code for a payment that Klarna declines. */
const declined = () =>
  refusal({
    code: 'payment_method_provider_decline',
    message: 'The payment was declined. Please choose a different payment method and try again.',
  })
