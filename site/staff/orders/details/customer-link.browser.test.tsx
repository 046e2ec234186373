import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Order, OrderLogEntry } from '../../../../modules/shared/contract/api.d.ts'
import { answerCalls } from '../../../testing/answers.ts'
import { order } from '../../../testing/order.ts'
import { noteToasts } from '../../../testing/toasts.ts'
import { orderLinkTexts as texts } from '../text.ts'
import { CustomerLink } from './CustomerLink.tsx'
import { OrderLog } from './OrderLog.tsx'

const Details = ({ order }: { order: Order }) => (
  <>
    <CustomerLink order={order} />
    <OrderLog order={order} />
  </>
)

test('staff end the link of an order’s mails with one press, which its log tells', async () => {
  const { expectToast } = noteToasts()
  const log: OrderLogEntry[] = []
  const calls = answerCalls({ endOrderLink: { ok: true }, getOrderLog: () => log })
  const { rerender } = await render(<Details order={order(7, { link: 2 })} />)
  await page.getByRole('button', { name: texts.end }).click()
  await expectToast(texts.ended, texts.endedText)
  expect(calls.find(({ id }) => id === 'endOrderLink')?.path).toEqual({ id: '7', link: '2' })
  const at = '2026-05-02T10:00:00.000Z'
  log.push({ id: 1, at, administrator: 'sjefen', event: 'link', from: null, to: null })
  await rerender(<Details order={order(7, { link: 3 })} />)
  await expect
    .element(page.getByText('sjefen avsluttet kundens lenke til bestillingen.'))
    .toBeVisible()
})
