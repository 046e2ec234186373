import { beforeEach, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { HoldReason, Order, OrderStatus } from '../../../modules/shared/contract/api.d.ts'
import { type Answers, answerCalls } from '../../testing/answers.ts'
import { nothingToDo } from '../../testing/dashboard.ts'
import { order } from '../../testing/order.ts'
import { partOf } from '../../testing/orders.ts'
import { noteToasts } from '../../testing/toasts.ts'
import { staffTexts } from '../../text/staff.ts'
import { $toast } from '../../ui/toast/toast.ts'
import { $undoable } from '../orders/changes/order-undo.ts'
import { conflictTexts, holdTexts } from '../orders/changes/text.ts'
import { orderList } from '../orders/index.ts'
import { orderDetailsTexts as detailsTexts, orderTexts, selectionTexts } from '../orders/text.ts'
import { AdminDashboard } from './AdminDashboard.tsx'
import { dashboardTexts } from './text.ts'

beforeEach(async () => {
  localStorage.setItem('adminToken', 'token')
  $undoable.set([])
  await page.viewport(1440, 900)
})

type Change = { status?: OrderStatus; trackingNumber?: string | null }

/** The dashboard of a shop with these orders, which other administrators can `change` too. */
async function dashboard(...orders: Order[]) {
  const kept = new Map(orders.map((one) => [one.id, one]))
  const change = (id: number, changes: Change): Order => {
    const before = kept.get(id) as Order
    kept.set(id, { ...before, ...changes, version: before.version + 1 })
    return kept.get(id) as Order
  }
  const answers: Answers = {
    ...nothingToDo,
    listOrders: ({ query }) =>
      partOf(
        [...kept.values()].filter(({ id }) => String(id) === (query.ids ?? String(id))),
        query,
      ),
    updateOrder: ({ path, body }) => {
      const id = Number(path.id)
      const { version, ...changes } = body as Change & { version: number }
      if (version === kept.get(id)?.version) return change(id, changes)
      const by = { changedBy: 'sjefen', changedAt: new Date().toISOString() }
      const answer = { error: '', code: 'changed_meanwhile', current: kept.get(id), ...by }
      return Response.json(answer, { status: 409 })
    },
  }
  const calls = answerCalls(answers)
  await render(<AdminDashboard />)
  await orderList.refetch()
  const sent = () => calls.flatMap(({ id, body }) => (id === 'updateOrder' ? [body] : []))
  return { answers, change, sent }
}

const numberOf = (id: number) => order(id).orderNumber
const statusOf = (id: number) => page.getByLabelText(orderTexts.statusOf(numberOf(id)))
const undoOf = (id: number) =>
  page.getByRole('button', { name: new RegExp(`^Angre: ${numberOf(id)}`) })
const boxOf = (element: Element) => element.getBoundingClientRect().toJSON()

test('AORD-32 ADASH-10 a refused change is reported with a link to the login, and nothing is lost', async () => {
  const { answers } = await dashboard(order(1))
  const { expectToast } = noteToasts()
  answers.updateOrder = Response.json(
    { error: 'Logg inn på nytt', code: 'unauthorized' },
    { status: 401 },
  )
  await userEvent.selectOptions(statusOf(1), 'cancelled')
  await expectToast(orderTexts.updateFailed)
  expect($toast.get()?.link).toMatchObject({ text: staffTexts.toLogin, href: '/admin/login' })
  await expect.element(statusOf(1)).toHaveValue('pending')
  await expect.element(statusOf(1)).toHaveAttribute('aria-busy', 'false')
})

test('the bar of a selection stays where it is when an undo bar appears above it', async () => {
  await dashboard(order(2))
  await page.getByRole('checkbox', { name: selectionTexts.select(numberOf(2)) }).click()
  const bar = page.getByRole('region', { name: selectionTexts.title })
  const place = boxOf(bar.element())
  await userEvent.selectOptions(statusOf(2), 'shipped')
  await expect.element(undoOf(2)).toBeVisible()
  expect(boxOf(bar.element())).toEqual(place)
  expect(boxOf(undoOf(2).element()).bottom).toBeLessThan(place.top)
})

test.each([
  ['appears', 3, []],
  ['grows', 4, [5]],
])('a press is not lost on what an undo bar covers when it %s', async (_what, id, earlier) => {
  await page.viewport(360, 780)
  const { answers } = await dashboard(order(id), ...earlier.map((one) => order(one)))
  const entries = () => document.querySelectorAll('[data-undo] li')
  for (const one of earlier) await userEvent.selectOptions(statusOf(one), 'processing')
  await expect.poll(() => entries().length).toBe(earlier.length)
  const { updateOrder } = answers
  const answer = Promise.withResolvers<void>()
  answers.updateOrder = async (asked) => {
    await answer.promise
    return typeof updateOrder === 'function' ? updateOrder(asked) : 500
  }
  await userEvent.selectOptions(statusOf(id), 'processing')
  const details = page.getByRole('button', { name: orderTexts.detailsOf(numberOf(id)) }).element()
  // At the bottom, where the bar will be, and stays new for long.
  const top = document.querySelector('[data-undo]')?.getBoundingClientRect().top ?? innerHeight
  scrollBy(0, boxOf(details).bottom - top + 24)
  const session = cdp()
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.001 })
  const frame = window.frameElement?.getBoundingClientRect()
  const { x, y } = boxOf(details)
  const press = (type: 'mousePressed' | 'mouseReleased') =>
    session.send('Input.dispatchMouseEvent', {
      ...{ type, button: 'left', clickCount: 1 },
      ...{ x: x + 20 + (frame?.x ?? 0), y: y + 20 + (frame?.y ?? 0) },
    })
  await press('mousePressed')
  answer.resolve()
  await expect.poll(() => entries().length).toBe(earlier.length + 1)
  expect(document.querySelector('[data-undo]')?.getBoundingClientRect().top).toBeLessThan(y + 20)
  await press('mouseReleased')
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 })
  const dialog = page.getByRole('dialog', { name: detailsTexts.title(numberOf(id)) })
  await expect.element(dialog).toBeVisible()
})

test('AORD-18 arrow keys change no status; a change can be undone from every tab and in the dialog', async () => {
  const { answers, sent } = await dashboard(order(6))
  const { expectToast } = noteToasts()
  const select = statusOf(6)
  select.element().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}{ArrowUp}')
  await expect.element(select).toHaveValue('delivered')
  await userEvent.keyboard('{Escape}')
  await expect.element(select).toHaveValue('pending')
  expect(sent()).toEqual([])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(undoOf(6)).toBeVisible()
  await page.getByRole('tab', { name: dashboardTexts.tabs.newsletter }).click()
  await expect.element(select).not.toBeInTheDocument()
  await expect.element(undoOf(6)).toBeVisible()
  await page.getByRole('tab', { name: dashboardTexts.tabs.orders }).click()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(select).toHaveValue('pending')
  await expect.element(undoOf(6)).not.toBeInTheDocument()
  expect(sent()).toEqual([
    { status: 'processing', version: 1 },
    { status: 'pending', version: 2 },
  ])

  const details = page.getByRole('button', { name: orderTexts.detailsOf(numberOf(6)) })
  await details.click()
  const dialog = page.getByRole('dialog', { name: detailsTexts.title(numberOf(6)) })
  const tracking = dialog.getByLabelText(detailsTexts.trackingNumber)
  await tracking.fill('3704 3810')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await details.click()
  await expect.element(tracking).toHaveValue('3704 3810')
  const { updateOrder = 500 } = answers
  answers.updateOrder = () => Promise.reject(new TypeError('Failed to fetch'))
  const ship = dialog.getByRole('button', { name: detailsTexts.ship })
  await ship.click()
  await expectToast(orderTexts.updateFailed)
  await expect.element(tracking).toHaveValue('3704 3810')
  answers.updateOrder = updateOrder
  await ship.click()
  await dialog.getByRole('button', { name: /^Angre: / }).click()
  await expect
    .element(dialog.getByLabelText(orderTexts.statusOf(numberOf(6))))
    .toHaveValue('pending')
  expect(sent().at(-1)).toEqual({ status: 'pending', trackingNumber: null, version: 4 })
  await expect.element(tracking).toHaveValue('3704 3810')
})

test('AORD-30 a conflict with another administrator is reported, and nothing is overwritten without a choice', async () => {
  const { change } = await dashboard(order(7))
  const dialog = page.getByRole('dialog', { name: conflictTexts.title })
  change(7, { status: 'shipped' })
  await userEvent.selectOptions(statusOf(7), 'cancelled')
  const sentence = /^sjefen satte den til Sendt kl\. \d\d\.\d\d; du valgte Kansellert\.$/
  await expect.element(dialog.getByText(sentence)).toBeVisible()
  await dialog.getByRole('button', { name: conflictTexts.keepTheirs }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(statusOf(7)).toHaveValue('shipped')

  change(7, { status: 'delivered' })
  await userEvent.selectOptions(statusOf(7), 'cancelled')
  await dialog.getByRole('button', { name: conflictTexts.setMine }).click()
  await expect.element(statusOf(7)).toHaveValue('cancelled')
  await expect.element(undoOf(7)).toBeVisible()
})

test('a bulk change sets what it can, names the refunded order, and sets it on a second press', async () => {
  const items = order(8).items.map((item) => ({ ...item, toSend: 0 }))
  const refunded = order(8, { refunded: 28_700, items })
  const { answers, change } = await dashboard(order(9), refunded)
  const set = { changed: 1, conflicts: [] }
  const reasons: HoldReason[] = ['refunded']
  answers.updateOrders = ({ body }) => {
    const { ids, status } = body as { ids: number[]; status: OrderStatus }
    const changed = ids.length === 1 ? 8 : 9
    const { version } = change(changed, { status })
    return {
      ...{ ...set, orders: [{ id: changed, from: 'pending', version }] },
      leftOut: changed === 9 ? [{ id: 8, orderNumber: numberOf(8), reasons }] : [],
    }
  }
  await page.getByRole('checkbox', { name: selectionTexts.selectAll }).click()
  await userEvent.selectOptions(page.getByLabelText(selectionTexts.status), 'shipped')
  await page.getByRole('button', { name: selectionTexts.setStatus }).click()
  const dialog = page.getByRole('dialog', { name: holdTexts.leftOut(1, 'shipped') })
  await expect
    .element(dialog.getByRole('listitem'))
    .toHaveTextContent(`${numberOf(8)}${holdTexts.sentence(reasons)}`)
  await expect.element(statusOf(9)).toHaveValue('shipped')
  await expect.element(statusOf(8)).toHaveValue('pending')
  // One order fills this window as many do a phone.
  await page.viewport(360, 280)
  for (const name of [holdTexts.leave(1), holdTexts.set])
    await expect.element(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('button', { name: holdTexts.set }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(statusOf(8)).toHaveValue('shipped')

  await userEvent.selectOptions(statusOf(8), 'processing')
  await expect.element(statusOf(8)).toHaveValue('processing')
  await userEvent.selectOptions(statusOf(8), 'delivered')
  const question = page.getByRole('dialog', { name: holdTexts.question('delivered') })
  await question.getByRole('button', { name: holdTexts.leave(1) }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(statusOf(8)).toHaveValue('processing')
})
