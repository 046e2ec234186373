import { atom, computed } from 'nanostores'
import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { action } from '../../../browser/action.ts'
import { call } from '../../../client/generated/admin/orders.ts'
import { showFailure } from '../../ui/list/failure.ts'
import { staffResource } from '../../ui/list/resource.ts'
import { orderTexts as texts } from '../text.ts'
import { $orders } from './orders.ts'

const orderWithId = async (id: number): Promise<Order | undefined> =>
  (await call('listOrders', { query: { ids: [id], limit: 1 } })).items[0]

const opened = staffResource(async (shown: Order) => (await orderWithId(shown.id)) ?? shown)

/** The order in the details dialog. It stays, and stays current, when it no longer matches the filters. */
export const $openOrder = computed(opened.$loaded, ({ value }) => value)

/** Whether the details dialog is open. */
export const $isOrderOpen = atom(false)

/** Opens the details dialog of an order. */
export const openOrder = (order: Order): void => {
  opened.reset(order)
  $isOrderOpen.set(true)
}

/** Opens the details dialog of the order with this id; a failure is reported. */
export const { run: openOrderWithId } = action(
  async (id: number) => {
    const order = await orderWithId(id)
    if (order) openOrder(order)
  },
  (error) => showFailure(texts.failed, error),
)

/** Closes the dialog; its order stays shown until the animation ends. */
export const closeOrder = (): void => $isOrderOpen.set(false)

/** Updates the order in the dialog, if it is this one. */
export function noteOrder(order: Order): void {
  if ($openOrder.get()?.id === order.id) opened.update(() => order)
}

/** Refetches the order if it is in the dialog, as the list may not contain it; a failure is reported. */
export async function refetchOpenOrder(id: number): Promise<void> {
  const shown = $openOrder.get()
  if (shown?.id === id) await opened.load(shown)
}

$orders.listen(({ value }, before) => {
  if (value !== before?.value) value?.items.forEach(noteOrder)
})
