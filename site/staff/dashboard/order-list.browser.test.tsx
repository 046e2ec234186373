import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Order } from '../../../modules/shared/contract/api.d.ts'
import { type Answers, answerCalls } from '../../testing/answers.ts'
import { nothingToDo } from '../../testing/dashboard.ts'
import { order } from '../../testing/order.ts'
import { partOf } from '../../testing/orders.ts'
import { noteToasts } from '../../testing/toasts.ts'
import { staffTexts } from '../../text/staff.ts'
import { orderList } from '../orders/index.ts'
import { alertTexts } from '../orders/state/alert-text.ts'
import { clearSelection } from '../orders/state/selection.ts'
import {
  orderDetailsTexts as detailsTexts,
  orderLogTexts,
  orderTexts,
  selectionTexts,
} from '../orders/text.ts'
import { AdminDashboard } from './AdminDashboard.tsx'

beforeEach(async () => {
  localStorage.setItem('adminToken', 'token')
  clearSelection()
  await page.viewport(1440, 900)
})

/** The dashboard of a shop with these orders, which a test can change. */
async function dashboard(orders: Order[]) {
  const answers: Answers = {
    ...nothingToDo,
    listOrders: ({ query }) =>
      partOf(
        orders.filter(({ id }) => String(id) === (query.ids ?? String(id))),
        query,
      ),
    getOrderLog: [],
  }
  const calls = answerCalls(answers)
  await render(<AdminDashboard />)
  await orderList.refetch()
  return { answers, calls }
}

const numberOf = (id: number) => order(id).orderNumber
const row = (id: number) => page.getByRole('row', { name: new RegExp(numberOf(id)) })
const statusOf = (id: number) => page.getByLabelText(orderTexts.statusOf(numberOf(id)))
const countRows = () => document.querySelectorAll('tr[data-order]').length

test('AORD-09 the list shows 50 orders, more per press, and keeps its rows in place after a new status', async () => {
  const { answers, calls } = await dashboard(
    Array.from({ length: 70 }, (_none, at) => order(70 - at)),
  )
  await expect.element(page.getByText('Viser 70 av 70 bestillinger')).toBeVisible()
  expect(countRows()).toBe(50)
  const more = page.getByRole('button', { name: orderTexts.showMore })
  more.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(countRows).toBe(70)
  await expect.element(more).not.toBeInTheDocument()
  // The focus moves to the first new entry.
  expect(document.activeElement?.getAttribute('data-order')).toBe('20')

  answers.updateOrder = order(19, { status: 'shipped' })
  const select = statusOf(19).element()
  select.scrollIntoView({ block: 'center' })
  const before = scrollY
  await userEvent.selectOptions(select, 'shipped')
  await expect.poll(() => select.ariaBusy).toBe('false')
  expect(calls.filter(({ id }) => id === 'listOrders').at(-1)?.query.limit).toBe('70')
  expect([countRows(), scrollY]).toEqual([70, before])
})

test('the bar of a selection covers no focused element on a phone', async () => {
  await page.viewport(360, 780)
  await dashboard(Array.from({ length: 12 }, (_none, at) => order(12 - at)))
  await row(12).getByRole('checkbox').click()
  const bar = page.getByRole('region', { name: selectionTexts.title }).element()
  const isCovered = () => {
    const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
    const place = bar.getBoundingClientRect()
    return !bar.contains(document.activeElement) && bottom > place.top && top < place.bottom
  }
  for (let press = 1; press <= 30; press++) {
    await userEvent.tab()
    expect(isCovered(), `Tab ${press}`).toBe(false)
  }
})

test('the table works with the keyboard, and selected orders are changed in bulk', async () => {
  const orders = [3, 2, 1].map((id) => order(id))
  const { answers, calls } = await dashboard(orders)
  const { expectToast } = noteToasts()
  page.getByRole('checkbox', { name: selectionTexts.selectAll }).element().focus()
  await userEvent.tab()
  await expect.element(row(3)).toHaveFocus()
  for (const [key, id] of [
    ['ArrowDown', 2],
    ['End', 1],
    ['ArrowDown', 1],
    ['ArrowUp', 2],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(row(id)).toHaveFocus()
  }
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: detailsTexts.title(numberOf(2)) })
  await expect.element(dialog.getByText(orderLogTexts.empty)).toBeVisible()
  // A disappearing button must not move the focus behind the dialog.
  answers.resendReceipt = () => {
    orders[1] = order(2, { receipt: 'queued' })
    return { ok: true }
  }
  dialog.getByRole('button', { name: alertTexts.retry.receipt }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText(alertTexts.receipt.queued)).toBeVisible()
  await userEvent.tab()
  expect(dialog.element()).toContainElement(document.activeElement as HTMLElement)
  await userEvent.keyboard('{Escape}')
  await expect.element(row(2)).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(row(2).getByRole('checkbox')).toBeChecked()
  await userEvent.keyboard('{Home} ')

  const bar = page.getByRole('region', { name: selectionTexts.title })
  await expect.element(bar.getByText(selectionTexts.count(2))).toBeVisible()
  expect(document.querySelectorAll('tbody input:checked').length).toBe(2)
  answers.updateOrders = {
    ...{ changed: 2, conflicts: [], leftOut: [] },
    orders: [2, 3].map((id) => ({ id, from: 'pending', version: 2 })),
  }
  await userEvent.selectOptions(bar.getByLabelText(selectionTexts.status), 'shipped')
  await bar.getByRole('button', { name: selectionTexts.setStatus }).click()
  await expectToast(selectionTexts.changed(2, 'Sendt'))
  expect(calls.find(({ id }) => id === 'updateOrders')?.body).toEqual({
    ids: [3, 2],
    status: 'shipped',
    versions: [1, 1],
  })
  await expect.element(page.getByRole('button', { name: /^Angre: 2 bestillinger/ })).toBeVisible()
  for (const name of [selectionTexts.pickingList, selectionTexts.packingSlips])
    await expect
      .element(bar.getByRole('link', { name: `${name} ${staffTexts.inNewTab}` }))
      .toBeVisible()

  bar.getByRole('button', { name: selectionTexts.clear }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(row(3)).toHaveFocus()
  // A new status may remove a row from the list: the next one gets the focus.
  answers.updateOrder = () => {
    orders.splice(1, 1)
    return order(2, { status: 'delivered' })
  }
  await userEvent.keyboard('{ArrowDown}{Tab}{Tab}')
  await userEvent.selectOptions(statusOf(2), 'delivered')
  await expect.element(row(1)).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(row(3)).toHaveFocus()
})
