import { expect, test } from 'vitest'
import { confirmationParameters, firstStage } from './order-confirmation.ts'

const read = (query: string) => confirmationParameters(new URLSearchParams(query))

test('CONF-02 order_number and session_id are read from the query', () => {
  expect(read('order_number=RP-7K2M9QXA&session_id=cs_test_a1B2')).toEqual({
    orderNumber: 'RP-7K2M9QXA',
    sessionId: 'cs_test_a1B2',
    paymentIntentId: null,
    redirect: null,
  })
})

test('the provider’s redirect back carries the intent', () => {
  const query = 'order_number=RP-7K2M9QXA&payment_intent=pi_3Qx&payment_intent_client_secret=secret'
  expect(read(query)).toMatchObject({ orderNumber: 'RP-7K2M9QXA', paymentIntentId: 'pi_3Qx' })
})

test('without parameters all values are null', () => {
  expect(read('')).toMatchObject({ orderNumber: null, sessionId: null, paymentIntentId: null })
})

test.each(['RP-7k2m9qxa', 'RP-7K2M9QX', 'RP-7K2M9QXAB', ' RP-7K2M9QXA', 'RP-7K2M9QXA\n', '<b>hei'])(
  'what is no order number is never shown: %j',
  (text) => {
    expect(read(`order_number=${encodeURIComponent(text)}`).orderNumber).toBeNull()
  },
)

test('a malformed session or intent is dropped', () => {
  expect(read('session_id=a%20b&payment_intent=ch_1')).toMatchObject({
    sessionId: null,
    paymentIntentId: null,
    redirect: null,
  })
})

test.each([
  ['', null, 'paid'],
  ['session_id=cs_test_a1B2', null, 'paid'],
  ['redirect_status=succeeded', null, 'paid'],
  ['redirect_status=toString', null, 'paid'],
  ['redirect_status=pending', 'pending', 'checking'],
  ['redirect_status=failed', 'refused', 'checking'],
  ['redirect_status=canceled', 'refused', 'checking'],
  ['payment_intent=pi_3Qx', null, 'checking'],
  ['payment_intent=pi_3Qx&redirect_status=succeeded', null, 'checking'],
  ['payment_intent=pi_3Qx&redirect_status=failed', 'refused', 'checking'],
])(
  'CONF-03 an order is paid, but nothing is said of a payment made elsewhere before the shop answers: %s',
  (query, redirect, stage) => {
    expect(read(query).redirect).toBe(redirect)
    expect(firstStage(read(query))).toBe(stage)
  },
)
