import { atom } from 'nanostores'
import { updateOrdersIdsMaxItems } from '../../../client/generated/admin/orders.ts'
import { $orders } from './orders.ts'

/** The most orders that are changed or printed at once. */
export const mostSelected = updateOrdersIdsMaxItems

/** Ids of the selected orders, all of which are listed. */
export const $selection = atom<ReadonlySet<number>>(new Set())

/** Selects an order, or deselects it. */
export function toggleSelected(id: number): void {
  const selection = new Set($selection.get())
  if (!selection.delete(id)) selection.add(id)
  $selection.set(selection)
}

/** Selects all listed orders. */
export const selectAllShown = (): void =>
  $selection.set(new Set($orders.get().value?.items.map(({ id }) => id)))

/** Deselects all orders. */
export const clearSelection = (): void => $selection.set(new Set())

// An administrator must not change orders that are not visible.
$orders.listen(({ value }, before) => {
  if (value === before?.value) return
  const shown = new Set(value?.items.map(({ id }) => id))
  const left = [...$selection.get()].filter((id) => shown.has(id))
  if (left.length < $selection.get().size) $selection.set(new Set(left))
})
