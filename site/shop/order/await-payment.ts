import type { OrderPayment } from '../../../modules/shared/contract/api.d.ts'
import { serverCode } from '../../client/request-error.ts'
import type { ConfirmationParameters, PaymentStage } from './order-confirmation.ts'

type Wait = {
  /** The state of the payment, as the shop tells it. */
  paymentOf(orderNumber: string): Promise<OrderPayment | undefined>
  /** Makes the shop ask the provider now. */
  confirm(payment: { orderNumber: string; paymentIntentId: string }): Promise<unknown>
  orderNumber: string
  /** What the page shows before the first answer. */
  shown: PaymentStage
  show(stage: PaymentStage): void
  /** Called with each stage that the shop told, which it does only to the session that placed the order. */
  settle(stage: PaymentStage): void
  /** Resolves when it is time for the next question; false when the page was left. */
  pause(attempt: number): Promise<boolean>
} & Pick<ConfirmationParameters, 'paymentIntentId' | 'redirect'>

/** Questions until the page gives up: in two and a half minutes. */
const attempts = 20

/** Answers in a row that the provider knows of no payment, before the page says so. */
const believed = 3

/**
 * Asks the shop how an order stands until that is settled. The shop tells only the session that placed the
 * order. Any other visitor sees what the specification has for an order number, whatever the link claims of
 * a payment, and causes no further call.
 */
export async function awaitPayment({ show, settle, pause, ...wait }: Wait): Promise<void> {
  let { shown } = wait
  let unpaid = 0
  const showNow = (stage: PaymentStage) => {
    shown = stage
    show(stage)
  }
  for (let attempt = 1; attempt <= attempts; attempt++) {
    let answer = await ask(wait)
    if (answer === 'unknown') {
      if (shown === 'checking') return showNow(wait.redirect ? 'unchecked' : 'paid')
      break
    }
    if (answer === 'waiting' && wait.redirect === 'refused') answer = 'failed'
    if (answer === 'waiting' && wait.paymentIntentId) {
      if (shown !== 'waiting') showNow('waiting')
      const isKnown = await tell({ ...wait, paymentIntentId: wait.paymentIntentId })
      unpaid = isKnown ? 0 : unpaid + 1
      answer = await ask(wait)
      if (answer === 'waiting' && unpaid >= believed) answer = 'failed'
    }
    if (answer && answer !== 'unknown') {
      const stage = answer === 'waiting' && !isUnderWay(wait) ? 'open' : answer
      if (shown !== stage) showNow(stage)
      settle(answer)
      if (answer !== 'waiting') return
    }
    if (!(await pause(attempt))) return
  }
  if (shown === 'waiting') showNow('late')
  if (shown === 'checking') showNow('unchecked')
}

/** The customer comes from a payment elsewhere; a card is paid with at the checkout, where it may have been refused. */
const isUnderWay = ({ paymentIntentId, redirect }: Pick<Wait, 'paymentIntentId' | 'redirect'>) =>
  paymentIntentId !== null || redirect !== null

/** Undefined when the shop did not answer. */
const ask = ({ paymentOf, orderNumber }: Pick<Wait, 'paymentOf' | 'orderNumber'>) =>
  paymentOf(orderNumber).catch(() => undefined)

/**
 * Makes the shop ask the provider now, instead of waiting for its webhook. False when the provider knows of
 * no payment.
 */
async function tell({
  confirm,
  orderNumber,
  paymentIntentId,
}: Pick<Wait, 'confirm' | 'orderNumber'> & { paymentIntentId: string }): Promise<boolean> {
  const refusal = await confirm({ orderNumber, paymentIntentId }).then(() => undefined, serverCode)
  return refusal !== 'payment_not_completed'
}
