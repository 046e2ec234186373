import { atom } from 'nanostores'
import { $orders } from './orders.ts'

/** Orders that are changed or printed at once at most (contract). */
export const mostSelected = 200

/** The ids of the orders that are selected; all of them are shown. */
export const $selection = atom<ReadonlySet<number>>(new Set())

export function toggleSelected(id: number): void {
  const selection = new Set($selection.get())
  if (!selection.delete(id)) selection.add(id)
  $selection.set(selection)
}

export const selectAllShown = (): void =>
  $selection.set(new Set($orders.get().value?.items.map(({ id }) => id)))

export const clearSelection = (): void => $selection.set(new Set())

// Nobody shall change what they do not see.
$orders.listen(({ value }, before) => {
  if (value === before?.value) return
  const shown = new Set(value?.items.map(({ id }) => id))
  const left = [...$selection.get()].filter((id) => shown.has(id))
  if (left.length < $selection.get().size) $selection.set(new Set(left))
})
