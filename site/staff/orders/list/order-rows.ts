import type { KeyboardEvent } from 'react'

/** The row that the keyboard is at. */
export const currentRow = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('tr[data-order][tabindex="0"]')

/** The row of an order; where it is no longer listed, the current one. */
export const rowOf = (id: number): HTMLElement | null =>
  document.querySelector<HTMLElement>(`tr[data-order="${id}"]`) ?? currentRow()

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
}

type Keys = Readonly<Record<string, () => void>>

/** What keys do in a row that has the focus itself: they move to another one, or do what `keys` says. */
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
