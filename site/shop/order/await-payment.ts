import type { OrderPayment } from '../../../modules/shared/contract/api.d.ts'
import { serverCode } from '../../client/request-error.ts'
import type { ConfirmationParameters, PaymentStage } from './order-confirmation.ts'

type Wait = {
  /** Fetches the state of the payment from the shop. */
  paymentOf(orderNumber: string): Promise<OrderPayment | undefined>
  /** Makes the shop ask the provider now. */
  confirm(payment: { orderNumber: string; paymentIntentId: string }): Promise<unknown>
  orderNumber: string
  /** The stage before the first answer. */
  shown: PaymentStage
  show(stage: PaymentStage): void
  /** Called with each stage that the shop confirms, which it does only for the session that placed the order. */
  settle(stage: PaymentStage): void
  /** Resolves when the next query is due; false when the page was left. */
  pause(attempt: number): Promise<boolean>
} & Pick<ConfirmationParameters, 'paymentIntentId' | 'redirect'>

/** Queries until the page gives up, after two and a half minutes. */
const attempts = 20

/** Consecutive answers that the provider knows no payment, before the page believes it. */
const believed = 3

/**
 * Polls the shop for an order's payment until that is settled. The shop answers only the session that placed the order.
 * Any other visitor sees the specification's page for an order number, whatever the link claims, and causes no further
 * call.
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
      const isKnown = await confirmNow({ ...wait, paymentIntentId: wait.paymentIntentId })
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

/** The customer returns from a redirect payment. A card is paid at the checkout, where it may have been refused. */
const isUnderWay = ({ paymentIntentId, redirect }: Pick<Wait, 'paymentIntentId' | 'redirect'>) =>
  paymentIntentId !== null || redirect !== null

/** The state of the payment; undefined without an answer. */
const ask = ({ paymentOf, orderNumber }: Pick<Wait, 'paymentOf' | 'orderNumber'>) =>
  paymentOf(orderNumber).catch(() => undefined)

/**
 * Makes the shop query the provider now, instead of waiting for its webhook. False when the provider knows no payment.
 */
async function confirmNow({
  confirm,
  orderNumber,
  paymentIntentId,
}: Pick<Wait, 'confirm' | 'orderNumber'> & { paymentIntentId: string }): Promise<boolean> {
  const refusal = await confirm({ orderNumber, paymentIntentId }).then(() => undefined, serverCode)
  return refusal !== 'payment_not_completed'
}
