import { beforeEach, expect, test, vi } from 'vitest'
import { fakePage, openAsStaff } from '../../../testing/browser.ts'

beforeEach(() => void vi.useFakeTimers())

async function open() {
  const refund = { number: 1, amount: 20_00, state: 'due', units: [] }
  const payment = () => ({ refunds: [{ ...refund }], disputes: [], left: 80_00 })
  const { calls } = await openAsStaff(payment)
  const setHidden = fakePage()
  return { ...(await import('./order-payment.ts')), refund, loads: () => calls.length, setHidden }
}

test('a payment with a due refund is loaded again, more and more rarely, until the refund is made', async () => {
  const { followRefunds, loadPayment, $payment, refund, loads } = await open()
  const stop = followRefunds(7)
  await loadPayment(7)
  expect(loads()).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(loads()).toBe(2)
  await vi.advanceTimersByTimeAsync(1900)
  expect(loads()).toBe(2)
  refund.state = 'made'
  await vi.advanceTimersByTimeAsync(100)
  expect($payment.get().value?.refunds[0]?.state).toBe('made')
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(loads()).toBe(3)
  stop()
})

test('it is not loaded again in a hidden page, after the dialog was closed, or for ever', async () => {
  const { followRefunds, loadPayment, loads, setHidden } = await open()
  const stop = followRefunds(7)
  await loadPayment(7)
  setHidden(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(loads()).toBe(1)
  setHidden(false)
  await vi.advanceTimersByTimeAsync(3_600_000)
  const most = loads()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(loads()).toBe(most)
  stop()
  const stopAgain = followRefunds(7)
  stopAgain()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(loads()).toBe(most)
})
