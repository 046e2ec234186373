import { expect, test } from 'vitest'
import { openAsStaff } from '../../../testing/browser.ts'
import { order } from '../../../testing/order.ts'
import { emptyForm } from './refund-form.ts'

const form = { ...emptyForm, amount: '20', reason: 'Løs tråd' }
const reused = () => Response.json({ code: 'idempotency_key_reused' }, { status: 422 })

/** The page of an order, and the keys of its refunds, which the server answers in this order. */
async function open(...answers: (() => unknown)[]) {
  const { calls, $toast } = await openAsStaff(({ method }) =>
    method === 'POST' ? (answers.shift()?.() ?? { refunds: [], disputes: [] }) : [],
  )
  const keys = () => calls.flatMap(({ method, key }) => (method === 'POST' ? [key] : []))
  return { ...(await import('./order-payment.ts')), $toast, keys }
}

test('a refund whose answer was lost is repeated with its key, in another form and with another text too', async () => {
  const { sendRefund, keys } = await open(
    () => {
      throw new TypeError('Failed to fetch')
    },
    () => 503,
  )
  const lost = [await sendRefund(order(1), form), await sendRefund(order(1), form)]
  expect(lost).toEqual([false, false])
  expect(await sendRefund(order(1), { ...form, reason: 'Løse tråder' })).toBe(true)
  expect(new Set(keys()).size).toBe(1)
})

test('the next refund, and one of another order, has a key of its own', async () => {
  const { sendRefund, keys } = await open()
  for (const id of [1, 2, 1]) await sendRefund(order(id), form)
  expect(new Set(keys()).size).toBe(3)
})

test('a refund that differs from one that was stored unheard is not sent, and the next press sends it', async () => {
  const { sendRefund, $toast, keys } = await open(reused)
  expect(await sendRefund(order(1), form)).toBe(false)
  expect($toast.get()).toMatchObject({ title: 'Det forrige forsøket kom fram' })
  expect(await sendRefund(order(1), form)).toBe(true)
  expect(new Set(keys()).size).toBe(2)
})
