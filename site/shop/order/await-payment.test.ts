import { expect, test, vi } from 'vitest'
import type { OrderPayment } from '../../../modules/shared/contract/api.d.ts'
import { RequestError } from '../../client/request-error.ts'
import { awaitPayment } from './await-payment.ts'
import type { ConfirmationParameters, PaymentStage } from './order-confirmation.ts'

type Options = {
  shown?: PaymentStage
  paymentIntentId?: string | null
  redirect?: ConfirmationParameters['redirect']
  refusal?: Error
}

/** Runs with these answers in turn, repeating the last one; an error is thrown. */
async function stagesWith(
  answers: (OrderPayment | Error)[],
  { refusal = new Error('422: not paid'), ...options }: Options = {},
) {
  const stages: PaymentStage[] = []
  const settled: PaymentStage[] = []
  const orderPayment = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error) throw answer
    return answer
  })
  const sendOrderConfirmation = vi.fn(async () => {
    throw refusal
  })
  await awaitPayment({
    paymentOf: orderPayment,
    confirm: sendOrderConfirmation,
    orderNumber: 'RP-7K2M9QXA',
    paymentIntentId: 'pi_1',
    redirect: null,
    shown: 'checking',
    ...options,
    show: (stage) => stages.push(stage),
    settle: (stage) => settled.push(stage),
    pause: async () => true,
  })
  const confirmations = sendOrderConfirmation.mock.calls
  return { stages, settled, questions: orderPayment.mock.calls, confirmations }
}

test('a paid order is shown as paid, and the shop is asked once', async () => {
  const { stages, settled, questions, confirmations } = await stagesWith(['paid'])
  expect([stages, settled]).toEqual([['paid'], ['paid']])
  expect(questions).toEqual([['RP-7K2M9QXA']])
  expect(confirmations).toEqual([])
})

test('the shop is informed of the intent of an unpaid order, and asked again at once', async () => {
  const { stages, confirmations } = await stagesWith(['waiting', 'paid'])
  expect(stages).toEqual(['waiting', 'paid'])
  expect(confirmations).toEqual([[{ orderNumber: 'RP-7K2M9QXA', paymentIntentId: 'pi_1' }]])
})

test('an unpaid order without a payment under way is open: its card may have been refused', async () => {
  const { stages, confirmations } = await stagesWith(['waiting', 'paid'], { paymentIntentId: null })
  expect(stages).toEqual(['open', 'paid'])
  expect(confirmations).toEqual([])
})

test('the page waits for an unpaid order of the session', async () => {
  const { stages } = await stagesWith(['waiting', 'waiting', 'waiting', 'paid'])
  expect(stages).toEqual(['waiting', 'paid'])
})

test('the page stops waiting after the provider denied the payment three times', async () => {
  const code = JSON.stringify({ code: 'payment_not_completed' })
  const refusal = new Error('422', { cause: new RequestError(422, '', code) })
  const { stages } = await stagesWith(['waiting'], { refusal })
  expect(stages).toEqual(['waiting', 'failed'])
  expect((await stagesWith(['waiting'], { refusal })).confirmations).toHaveLength(3)
})

test.each(['refunded', 'failed'] as const)(
  'the page does not wait for an order that is %s',
  async (payment) => {
    const { stages, questions } = await stagesWith([payment])
    expect(stages).toEqual([payment])
    expect(questions).toHaveLength(1)
  },
)

test('the page does not wait for a payment that the provider refused', async () => {
  const { stages, questions, confirmations } = await stagesWith(['waiting'], {
    redirect: 'refused',
  })
  expect(stages).toEqual(['failed'])
  expect(questions).toHaveLength(1)
  expect(confirmations).toEqual([])
})

test.each([
  [{ shown: 'paid', paymentIntentId: null }, []],
  [{}, ['paid']],
  [{ redirect: 'pending' }, ['unchecked']],
  [{ redirect: 'refused' }, ['unchecked']],
] satisfies [Options, PaymentStage[]][])(
  'nothing is shown or confirmed of an order of another session, whatever the link claims: %j',
  async (options, shown) => {
    const { stages, settled, questions, confirmations } = await stagesWith(['unknown'], options)
    expect(stages).toEqual(shown)
    expect(questions).toHaveLength(1)
    expect([settled, confirmations]).toEqual([[], []])
  },
)

test('a network failure is retried, with a limit', async () => {
  const { stages, settled, questions } = await stagesWith([new TypeError('Failed to fetch')])
  expect([stages, settled]).toEqual([['unchecked'], []])
  expect(questions).toHaveLength(20)
})

test('a payment slower than the page waits is late; a stage shown as paid stays paid', async () => {
  expect((await stagesWith(['waiting'])).stages.slice(-2)).toEqual(['waiting', 'late'])
  const { stages } = await stagesWith([new TypeError('Failed to fetch')], { shown: 'paid' })
  expect(stages).toEqual([])
})
