import { useEffect, useRef } from 'react'
import { readStored, writeStored } from '../../stores/storage.ts'

const key = 'listPlace'

/**
 * Leads back to the row at which the list was left. Most of its rows come after the page, so that the
 * browser's own way back ends at the first ones; of the grid the address says how much there is.
 */
export function useListPlace(isWhole: boolean): void {
  const left = useRef<string>(undefined)

  useEffect(() => {
    left.current = isReturn() ? readStored(key, 'sessionStorage') : undefined
  }, [])

  useEffect(() => {
    if (!isWhole) return
    if (left.current) goBackTo(left.current)
    left.current = undefined
    addEventListener('pagehide', keepPlace)
    return () => removeEventListener('pagehide', keepPlace)
  }, [isWhole])
}

function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'reload' || navigation?.type === 'back_forward'
}

const address = () => location.pathname + location.search

/** The first whole row in the window, where it stands, and the address of its list. */
function keepPlace(): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-list] > [data-product]')]
  const row = rows.find((one) => one.getBoundingClientRect().top >= 0)
  const place = row && [row.dataset.product, topOf(row), address()].join(' ')
  writeStored(key, place, 'sessionStorage')
}

function goBackTo(place: string): void {
  const [, id, top, of] = /^(\d+) (\d+) (.+)$/.exec(place) ?? []
  const row = of === address() && document.querySelector(`[data-list] > [data-product="${id}"]`)
  if (!row) return
  // The rows on the way have guessed heights until they are near: the second step is from beside it.
  row.scrollIntoView()
  scrollBy(0, topOf(row) - Number(top))
}

/** Whole pixels below the window's upper edge. */
const topOf = (row: Element): number => Math.round(row.getBoundingClientRect().top)
