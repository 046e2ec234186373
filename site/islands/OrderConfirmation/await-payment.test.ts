import { expect, test, vi } from 'vitest'
import type { OrderPayment } from '../../../modules/shared/contract/api.d.ts'
import { RequestError } from '../../api-client.ts'
import type { PaymentStage } from '../../stores/order-confirmation.ts'
import { awaitPayment } from './await-payment.ts'

type Options = { told?: PaymentStage; paymentIntentId?: string | null; refusal?: Error }

/** Asks with these answers in turn, the last one for ever; an error is thrown. */
async function stagesWith(
  answers: (OrderPayment | Error)[],
  { refusal = new Error('422: not paid'), ...options }: Options = {},
) {
  const stages: PaymentStage[] = []
  const orderPayment = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error) throw answer
    return answer
  })
  const sendOrderConfirmation = vi.fn(async () => {
    throw refusal
  })
  await awaitPayment({
    api: { orderPayment, sendOrderConfirmation },
    orderNumber: 'RP-7K2M9QXA',
    paymentIntentId: 'pi_1',
    told: 'waiting',
    ...options,
    show: (stage) => stages.push(stage),
    pause: async () => true,
  })
  return { stages, questions: orderPayment.mock.calls, told: sendOrderConfirmation.mock.calls }
}

test('a paid order is shown as paid, and the shop is asked once', async () => {
  const { stages, questions, told } = await stagesWith(['paid'])
  expect(stages).toEqual(['paid'])
  expect(questions).toEqual([['RP-7K2M9QXA']])
  expect(told).toEqual([[{ orderNumber: 'RP-7K2M9QXA', paymentIntentId: 'pi_1' }]])
})

test('who comes from a mail has no intent to tell of', async () => {
  const { stages, told } = await stagesWith(['waiting', 'paid'], { paymentIntentId: null })
  expect(stages).toEqual(['waiting', 'paid'])
  expect(told).toEqual([])
})

test('an unpaid order of the session is waited for', async () => {
  const { stages } = await stagesWith(['waiting', 'waiting', 'paid'])
  expect(stages).toEqual(['waiting', 'waiting', 'paid'])
})

test('one whose payment the provider does not know is not waited for, once that was said three times', async () => {
  const code = JSON.stringify({ code: 'payment_not_completed' })
  const refusal = new Error('422', { cause: new RequestError(422, '', code) })
  const { stages } = await stagesWith(['waiting'], { refusal })
  expect(stages).toEqual(['waiting', 'waiting', 'failed'])
  expect((await stagesWith(['waiting', 'waiting', 'waiting', 'paid'])).stages.at(-1)).toBe('paid')
})

test.each(['refunded', 'failed'] as const)('one that is %s is not waited for', async (payment) => {
  const { stages, questions } = await stagesWith([payment])
  expect(stages).toEqual([payment])
  expect(questions).toHaveLength(1)
})

test('what the provider refused is not waited for', async () => {
  const { stages, questions } = await stagesWith(['waiting'], { told: 'failed' })
  expect(stages).toEqual(['failed'])
  expect(questions).toHaveLength(1)
})

test('nothing is told of an order of somebody else, and nobody waits for it', async () => {
  const { stages, questions } = await stagesWith(['unknown'], { told: 'paid' })
  expect(stages).toEqual([])
  expect(questions).toHaveLength(1)
  expect((await stagesWith(['unknown'])).stages).toEqual(['late'])
})

test('a network that fails is tried again, but not for ever', async () => {
  const { stages, questions } = await stagesWith([new TypeError('Failed to fetch')])
  expect(stages).toEqual(['late'])
  expect(questions).toHaveLength(20)
})

test('a payment that takes longer than the page waits is late, and stays paid where that was told', async () => {
  expect((await stagesWith(['waiting'])).stages.slice(-2)).toEqual(['waiting', 'late'])
  const { stages } = await stagesWith([new TypeError('Failed to fetch')], { told: 'paid' })
  expect(stages).toEqual([])
})
