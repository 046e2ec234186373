import { atom, map } from 'nanostores'
import type { Order } from '../../modules/shared/contract/api.d.ts'
import { texts } from '../text/texts.ts'
import { failureOf, showFailure } from './admin-failure.ts'
import type { ListState } from './admin-list.ts'
import { fetchOrders, type OrderPart } from './admin-order-parts.ts'
import { filtersOf, type OrderView, plainView, viewOf } from './admin-order-view.ts'

/** Orders at first and with each press on the button. */
const partSize = 50
/** Ms without a change of the view after which the server is asked. */
const pause = 250

type OrdersState = ListState<Order> &
  Omit<OrderPart, 'orders'> & {
    /** What the items were asked for with; another than $orderView as long as its answer is on its way. */
    view: OrderView
  }

/** The orders that are shown: those of the view, from its start. */
export const $orders = atom<OrdersState>({
  items: null,
  matching: 0,
  total: 0,
  nextCursor: undefined,
  view: plainView,
  isLoading: false,
  failure: null,
})

/** Filters and order of the list, as staff chose them. */
export const $orderView = map<OrderView>(plainView)

/** Takes the filters away; the order stays. */
export const clearOrderFilters = (): void =>
  $orderView.set({ ...plainView, sort: $orderView.get().sort })

/** Loads the orders unless that was done or is under way. */
export async function loadOrders(): Promise<void> {
  const { items, isLoading } = $orders.get()
  if (!items && !isLoading) await refetchOrders()
}

/** As many orders as are shown, as they are now, so that nobody loses their place. */
export const refetchOrders = (): Promise<void> =>
  show((view) => fetchOrders(view, Math.max(partSize, $orders.get().items?.length ?? 0)))

/** The next part, below what is shown. */
export const showMoreOrders = (): Promise<void> =>
  show(async (view) => {
    const { items, nextCursor } = $orders.get()
    const part = await fetchOrders(view, partSize, nextCursor)
    return { ...part, orders: (items ?? []).concat(part.orders) }
  })

let latest = 0

/** An answer that a later call overtook is dropped. A failure leaves what was there. */
async function show(fetched: (view: OrderView) => Promise<OrderPart>): Promise<void> {
  latest += 1
  const call = latest
  const view = $orderView.get()
  $orders.set({ ...$orders.get(), isLoading: true })
  try {
    const { orders: items, ...part } = await fetched(view)
    if (call === latest) $orders.set({ items, ...part, view, isLoading: false, failure: null })
  } catch (error) {
    if (call !== latest) return
    $orders.set({ ...$orders.get(), isLoading: false, failure: failureOf(error) })
    showFailure(texts.error, error)
  }
}

/**
 * Begins with the view that the address has. From then on list and address follow the view, shortly after its
 * last change. Returns what ends that.
 */
export function followOrderView(): () => void {
  $orderView.set(viewOf(new URLSearchParams(location.search)))
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = (view: OrderView) => {
    const query = new URLSearchParams(filtersOf(view) as Record<string, string>)
    history.replaceState(null, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}`)
    void show(() => fetchOrders(view, partSize))
  }
  const stop = $orderView.listen((view) => {
    clearTimeout(timer)
    timer = setTimeout(follow, pause, view)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
