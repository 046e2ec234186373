import { expect, test, vi } from 'vitest'
import { RequestError } from '../../api-client.ts'
import type { PaymentStage } from '../../stores/order-confirmation.ts'
import { awaitPayment } from './await-payment.ts'

const refusal = (status: number, code: string) =>
  new RequestError(status, '', JSON.stringify({ error: 'Nei', code }))
const notPaid = refusal(422, 'payment_not_completed')

/** Asks with these answers in turn, the last one for ever; an error is thrown. */
async function stagesWith(answers: unknown[], isRefused = false) {
  const stages: PaymentStage[] = []
  const sendOrderConfirmation = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error) throw answer
    return { ok: true as const }
  })
  await awaitPayment({
    api: { sendOrderConfirmation },
    orderNumber: 'RP-7K2M9QXA',
    paymentIntentId: 'pi_1',
    isRefused,
    show: (stage) => stages.push(stage),
    pause: async () => true,
  })
  return { stages, calls: sendOrderConfirmation.mock.calls }
}

test('a paid order is shown as paid, and the shop is asked once', async () => {
  const { stages, calls } = await stagesWith([{}])
  expect(stages).toEqual(['paid'])
  expect(calls).toEqual([[{ orderNumber: 'RP-7K2M9QXA', paymentIntentId: 'pi_1' }]])
})

test('an unpaid order of the session is waited for', async () => {
  const { stages } = await stagesWith([notPaid, notPaid, {}])
  expect(stages).toEqual(['waiting', 'waiting', 'paid'])
})

test('what the provider refused is not waited for', async () => {
  const { stages, calls } = await stagesWith([notPaid], true)
  expect(stages).toEqual(['failed'])
  expect(calls).toHaveLength(1)
})

test('nothing is told of an order of somebody else', async () => {
  const { stages, calls } = await stagesWith([refusal(404, 'order_not_found')])
  expect(stages).toEqual([])
  expect(calls).toHaveLength(1)
})

test('a network that fails is tried again, but not for ever', async () => {
  const { stages, calls } = await stagesWith([new TypeError('Failed to fetch')])
  expect(stages).toEqual([])
  expect(calls).toHaveLength(20)
})
