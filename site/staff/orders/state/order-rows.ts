import type { KeyboardEvent } from 'react'

/** The row with the keyboard focus. */
export const currentRow = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('tr[data-order][tabindex="0"]')

/** The row of an order; the current row if the order is not listed. */
export const rowOf = (id: number): HTMLElement | null =>
  document.querySelector<HTMLElement>(`tr[data-order="${id}"]`) ?? currentRow()

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
}

type Keys = Readonly<Record<string, () => void>>

/** The key handler of a focused row: moves to another row, or runs the action in `keys`. */
export const onRowKey = (keys: Keys) => (event: KeyboardEvent<HTMLTableRowElement>) => {
  const { key, target, currentTarget: row } = event
  if (target !== row || event.ctrlKey || event.altKey || event.metaKey) return
  const act = keys[key] ?? (steps[key] && (() => moveFocus(row, key)))
  if (!act) return
  event.preventDefault()
  act()
}

function moveFocus(row: HTMLTableRowElement, key: string): void {
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>('tr') ?? [])]
  const next = steps[key]?.(rows.indexOf(row), rows.length - 1)
  if (next !== undefined) rows[next]?.focus()
}
