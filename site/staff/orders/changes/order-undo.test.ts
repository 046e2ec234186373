import { beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { fakeBrowser, openAsStaff, settled } from '../../../testing/browser.ts'
import { order } from '../../../testing/order.ts'
import { partOf } from '../../../testing/orders.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))

type Change = Partial<Order> & { ids?: number[]; versions?: number[] }

/** A shop with the orders 7 and 8, which other administrators can change as well. */
async function open() {
  const kept = new Map([7, 8].map((id) => [id, order(id)]))
  const set = (id: number, change: Partial<Order>) => {
    const before = kept.get(id) as Order
    const sent = before.notice === 'sent' ? 'sent' : 'none'
    const notice = sent === 'none' && change.status === 'shipped' ? 'queued' : sent
    kept.set(id, { ...before, notice, ...change, version: before.version + 1 })
    return kept.get(id) as Order
  }
  const conflict = (id: number) => ({
    current: kept.get(id),
    changedBy: 'sjefen',
    changedAt: '2026-05-10T12:02:00.000Z',
  })
  let isDown = false
  const browser = await openAsStaff(({ method, path, body }, query) => {
    if (method !== 'PATCH')
      return path === '/api/admin/orders' ? partOf([...kept.values()], query) : {}
    if (isDown) return 503
    const { ids, versions, version, ...change } = body as Change
    if (ids) {
      const isOld = (id: number) => kept.get(id)?.version !== versions?.[ids.indexOf(id)]
      const orders = ids
        .filter((id) => !isOld(id))
        .map((id) => ({ id, from: kept.get(id)?.status, version: set(id, change).version }))
      const conflicts = ids.filter((id) => !orders.some((one) => one.id === id)).map(conflict)
      return { changed: orders.length, orders, conflicts, leftOut: [] }
    }
    const id = Number(path.split('/').at(-1))
    return version === kept.get(id)?.version
      ? set(id, change)
      : Response.json({ error: '', code: 'changed_meanwhile', ...conflict(id) }, { status: 409 })
  })
  return {
    ...browser,
    ...(await import('./order-changes.ts')),
    ...(await import('./bulk-status.ts')),
    ...(await import('./order-undo.ts')),
    ...(await import('./order-undoing.ts')),
    ...(await import('./order-conflicts.ts')),
    ...(await import('./conflict-answers.ts')),
    bodies: () => browser.bodies('PATCH'),
    now: (id: number) => kept.get(id) as Order,
    set,
    setDown(down: boolean) {
      isDown = down
    },
  }
}

test('a change can be undone for 30 s, however many toasts are shown', async () => {
  const { changeOrder, $undoable, $toast, now } = await open()
  await changeOrder(now(7), { status: 'shipped' })
  expect($undoable.get()).toMatchObject([
    { text: 'RP-TEST0007 er satt til Sendt.', mail: 'customer' },
  ])
  $toast.set(null)
  vi.advanceTimersByTime(29_900)
  expect($undoable.get()).toHaveLength(1)
  vi.advanceTimersByTime(100)
  expect($undoable.get()).toEqual([])
})

test('after a slow answer, an undo ends when the shop acts on the change', async () => {
  const { offerUndo, $undoable } = await open()
  const orders = [{ id: 7, version: 2, status: 'pending' } as const]
  offerUndo({ text: 'Sendt.', mail: 'customer', orders }, Date.now() - 10_000)
  vi.advanceTimersByTime(19_900)
  expect($undoable.get()).toHaveLength(1)
  vi.advanceTimersByTime(100)
  expect($undoable.get()).toEqual([])
})

test('the undo survives a reload, with its original deadline', async () => {
  const { changeOrder, now } = await open()
  await changeOrder(now(7), { status: 'shipped' })
  vi.advanceTimersByTime(10_000)
  vi.resetModules()
  const { $undoable } = await import('./order-undo.ts')
  expect($undoable.get()).toMatchObject([{ text: 'RP-TEST0007 er satt til Sendt.' }])
  vi.advanceTimersByTime(20_000)
  expect($undoable.get()).toEqual([])
})

test('damaged storage of changes is ignored', async () => {
  for (const kept of [
    '{',
    'null',
    '[null]',
    '[{"id":1}]',
    '[{"id":1,"text":"x","until":9e99,"orders":[]}]',
  ]) {
    fakeBrowser({ adminToken: 'token' })
    sessionStorage.setItem('adminUndoable', kept)
    vi.resetModules()
    expect((await import('./order-undo.ts')).$undoable.get()).toEqual([])
  }
})

test('an undo restores status and number, with the version of the change', async () => {
  const { changeOrder, undoChange, $undoable, $toast, bodies, now } = await open()
  await changeOrder(now(7), { status: 'shipped', trackingNumber: 'AAA111' })
  const [change] = $undoable.get()
  if (change) await undoChange(change)
  expect(bodies().at(-1)).toEqual({ status: 'pending', trackingNumber: null, version: 2 })
  expect($undoable.get()).toEqual([])
  expect($toast.get()?.title).toBe('Endringen er angret')
})

test.each([
  ['whose customer was notified before is undone', true, 'undone'],
  ['of which a mail has gone out since is undone too late', false, 'tooLate'],
] as const)('a change of an order %s', async (_order, wasNotified, outcome) => {
  const { undoChange, $toast, now, set } = await open()
  const { version } = set(7, { status: 'shipped', notice: 'sent' })
  const orders = [{ id: 7, version, status: 'shipped', wasNotified } as const]
  await undoChange({ id: 1, text: 'Nummer.', mail: undefined, until: Date.now(), orders })
  expect(now(7)).toMatchObject({ version: version + 1, notice: 'sent' })
  const { undoTexts } = await import('../text.ts')
  expect($toast.get()?.title).toBe(undoTexts[outcome])
})

test('only the latest of two changes of an order can be undone', async () => {
  const { changeOrder, $undoable, now } = await open()
  await changeOrder(now(7), { status: 'shipped' })
  await changeOrder(now(8), { status: 'cancelled' })
  await changeOrder(now(7), { status: 'delivered' })
  expect($undoable.get().map(({ text }) => text)).toEqual([
    'RP-TEST0008 er satt til Kansellert.',
    'RP-TEST0007 er satt til Levert.',
  ])
})

test('a failed undo can be retried', async () => {
  const { changeOrder, undoChange, $undoable, setDown, now } = await open()
  await changeOrder(now(7), { status: 'shipped' })
  const [change] = $undoable.get()
  setDown(true)
  if (change) await undoChange(change)
  expect($undoable.get()).toEqual([change])
  vi.advanceTimersByTime(30_000)
  expect($undoable.get()).toEqual([])
})

test('a bulk change is undone at once, each order to its former status', async () => {
  const { setStatus, undoChange, $undoable, bodies, set, now } = await open()
  set(8, { status: 'processing' })
  await setStatus([now(7), now(8)], 'shipped')
  const [change, ...others] = $undoable.get()
  expect([change?.orders.length, others]).toEqual([2, []])
  if (change) await undoChange(change)
  expect([now(7).status, now(8).status]).toEqual(['pending', 'processing'])
  // An undo of a cancellation sends what nothing else would.
  expect(bodies().at(-1)).toMatchObject({ includeHeldBack: true })
})

test('a conflict asks about all that was chosen, also while the change was on its way', async () => {
  const { changeOrder, $orderConflicts, now, set } = await open()
  const seen = now(7)
  set(7, { status: 'cancelled' })
  const done = changeOrder(seen, { status: 'processing' })
  await changeOrder(seen, { trackingNumber: 'AAA111' })
  await done
  expect($orderConflicts.get()).toMatchObject([
    { wanted: { status: 'processing', trackingNumber: 'AAA111' } },
  ])
})

test('orders that changed concurrently are reported, and the others are restored', async () => {
  const { setStatus, answerConflicts, $orderConflicts, $undoable, now, set } = await open()
  const seen = [now(7), now(8)]
  set(8, { trackingNumber: 'BBB222' })
  await setStatus(seen, 'delivered')
  expect([now(7).status, now(8).status]).toEqual(['delivered', 'pending'])
  expect($orderConflicts.get().map(({ current }) => current.id)).toEqual([8])
  expect($undoable.get()).toMatchObject([{ orders: [{ id: 7 }] }])
  await answerConflicts('mine')
  await settled()
  expect(now(8).status).toBe('delivered')
})

test('an unsaved tracking number is kept until it is saved, also over a reload', async () => {
  fakeBrowser()
  const { $trackingDrafts, keepTrackingDraft } = await import('../state/tracking-drafts.ts')
  keepTrackingDraft(7, 'AAA')
  vi.resetModules()
  const again = await import('../state/tracking-drafts.ts')
  expect(again.$trackingDrafts.get()).toEqual({ 7: 'AAA' })
  expect($trackingDrafts.get()).toEqual({ 7: 'AAA' })
  again.keepTrackingDraft(7, undefined)
  expect(again.$trackingDrafts.get()).toEqual({})
})
