import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answerCalls } from '../../testing/answers.ts'
import { NoOrder } from './NoOrder.tsx'
import { OrderConfirmation } from './OrderConfirmation.tsx'
import { confirmationTexts as texts } from './text.ts'

const orderNumber = 'RP-ABCD2345'

test('CONF-01 CONF-03 CONF-04 CONF-05 CONF-06 CONF-07 shows the order and the next steps', async () => {
  answerCalls({ getOrderPayment: { payment: 'unknown' } })
  const { container } = await render(
    <OrderConfirmation orderNumber={orderNumber} paymentIntentId={null} redirect={null} />,
  )
  await expect.element(page.getByText(orderNumber)).toBeVisible()
  for (const text of [
    'Betalt',
    'Bekreftelse sendt',
    'Behandling',
    'SMS-sporing',
    'Trenger du hjelp?',
  ])
    expect(container.textContent).toContain(text)
  const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(expect.arrayContaining(['/', '/alle-patcher']))
})

test('CONF-02 without an order number it keeps loading, and offers help', async () => {
  await render(<NoOrder />)
  await expect.element(page.getByText('Laster inn bestillingsbekreftelse...')).toBeVisible()
  await expect.element(page.getByRole('link', { name: texts.home })).toBeVisible()
})

test.each(['pending', 'refused'] as const)(
  'a link that calls the payment of another session’s order %s reveals nothing of it',
  async (redirect) => {
    vi.useFakeTimers()
    const calls = answerCalls({ getOrderPayment: { payment: 'unknown' } })
    await render(<OrderConfirmation {...{ orderNumber, redirect }} paymentIntentId={null} />)
    await expect.element(page.getByText(texts.stages.unchecked.text)).toBeVisible()
    await expect.element(page.getByText(texts.stages.unchecked.badge)).toBeVisible()
    expect(new Set(calls.map(({ id }) => id))).toEqual(new Set(['getOrderPayment']))
  },
)
