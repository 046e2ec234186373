import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fakeBrowser, fakeServer } from '../../../testing/browser.ts'
import { order } from '../../../testing/order.ts'
import { partOf } from '../../../testing/orders.ts'
import { orderTexts as texts } from '../text.ts'

test('after a failed search the rows and the count of the former one are hidden', async () => {
  fakeBrowser({ adminToken: 'token' })
  fakeServer((_call, query) => (query.search === 'Ola' ? 503 : partOf([order(1)], query)))
  const { $orderView, refetchOrders } = await import('../state/orders.ts')
  const { OrdersTab } = await import('./OrdersTab.tsx')
  const page = () => renderToStaticMarkup(<OrdersTab />)
  const ofFirst = [texts.count(1, 1), order(1).orderNumber]
  $orderView.setKey('search', 'Kari')
  await refetchOrders()
  for (const part of ofFirst) expect(page()).toContain(part)
  $orderView.setKey('search', 'Ola')
  await refetchOrders()
  for (const part of ofFirst) expect(page()).not.toContain(part)
  for (const part of [texts.failed, 'value="Ola"']) expect(page()).toContain(part)
})
