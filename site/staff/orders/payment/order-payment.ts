import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { formatOre } from '../../../../modules/shared/money.ts'
import { action } from '../../../browser/action.ts'
import { newKey } from '../../../browser/new-key.ts'
import { call } from '../../../client/generated/admin/orders.ts'
import { serverCode } from '../../../client/request-error.ts'
import { showError, showToast } from '../../../ui/toast/toast.ts'
import { showFailure } from '../../ui/list/failure.ts'
import { refetchOpenOrder } from '../state/open-order.ts'
import { refetchOrdersAndSummary } from '../state/refetch.ts'
import { resourceOfOrder } from '../state/resource-of-order.ts'
import { formOf, type RefundForm } from './refund-form.ts'
import { paymentTexts as texts } from './text.ts'

const payment = resourceOfOrder((id) => call('getPaymentOfOrder', { path: { id } }))

/** The payment of the order in the dialog. */
export const { $loaded: $payment, load: loadPayment } = payment

/** Ms until the payment is loaded again: soon, as most refunds are made within seconds, then rarely. */
const rests = [1000, 2000, 4000, 8000, 15_000, 30_000]
const mostLoads = 40

/**
 * Loads the order's payment again while a refund of it is due and the page is visible. Gives up after a quarter of an
 * hour. Returns the function that ends it.
 */
export function followRefunds(orderId: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let loads = 0
  const plan = () => {
    clearTimeout(timer)
    const { value, isLoading } = $payment.get()
    const isDue = value?.refunds.some(({ state }) => state === 'due')
    if (isLoading || !isDue || document.hidden || loads >= mostLoads) return
    timer = setTimeout(() => void loadPayment(orderId), rests[loads] ?? rests.at(-1))
    loads += 1
  }
  const stop = $payment.listen(plan)
  document.addEventListener('visibilitychange', plan)
  plan()
  return () => {
    clearTimeout(timer)
    stop()
    document.removeEventListener('visibilitychange', plan)
  }
}

/**
 * By order, the idempotency key of a wanted refund, kept until it is stored, even while its form is closed or changed: an
 * attempt whose answer was lost may have reached the server, and must not pay twice.
 */
const keys = new Map<number, string>()

/** Pays an order back as the form says; a failure is reported. True when the refund is stored. */
export const { run: sendRefund, $isRunning: $isRefunding } = action(
  async ({ id }: Order, form: RefundForm): Promise<boolean> => {
    const body = formOf(form)
    const key = keys.get(id) ?? newKey()
    keys.set(id, key)
    const answer = await call('refundOrder', {
      path: { id },
      headers: { 'idempotency-key': key },
      body,
    })
    keys.delete(id)
    if (payment.isOf(id)) payment.reset(answer)
    showToast(texts.done(formatOre(body.amount)), texts.doneText)
    await Promise.all([refetchOrdersAndSummary(), refetchOpenOrder(id)])
    return true
  },
  async (error, { id }) => {
    if (serverCode(error) === 'idempotency_key_reused') {
      keys.delete(id)
      showError(texts.earlierStored, texts.earlierStoredText)
    } else showFailure(texts.failed, error)
    if (payment.isOf(id)) await loadPayment(id)
    return false
  },
)
