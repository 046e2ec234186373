import { useEffect, useRef } from 'react'
import { scrollRest } from '../../stores/catalogue-paging.ts'

/** The first whole row in the window, and where it stands in pixels below the window's upper edge. */
type Place = { row: string | undefined; top: number }

/** What a reader does who wants to be somewhere else by now. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Leads back to the row at which the list was left, which the entry of the history knows. Most rows come
 * after the page, so that the browser's own way back ends at the first ones; of the grid the address says
 * how much there is.
 */
export function useListPlace(isWhole: boolean): void {
  const left = useRef<Place>(undefined)

  useEffect(() => {
    const forget = () => {
      left.current = undefined
    }
    left.current = placeOfEntry()
    for (const move of moves) addEventListener(move, forget, { once: true, passive: true })
    return () => {
      for (const move of moves) removeEventListener(move, forget)
    }
  }, [])

  useEffect(() => {
    if (!isWhole) return
    // Another view has another entry.
    if (left.current && left.current.row === placeOfEntry()?.row) goBackTo(left.current)
    left.current = undefined
    let resting: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      clearTimeout(resting)
      resting = setTimeout(keepPlace, scrollRest)
    }
    addEventListener('scroll', onScroll, { passive: true })
    // Rows that come near get their true heights, which moves what is in the window without a scroll.
    const heights = new ResizeObserver(onScroll)
    for (const list of document.querySelectorAll('[data-list]')) heights.observe(list)
    return () => {
      removeEventListener('scroll', onScroll)
      heights.disconnect()
      clearTimeout(resting)
    }
  }, [isWhole])
}

const placeOfEntry = (): Place | undefined => history.state?.place

function keepPlace(): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-list] > [data-product]')]
  const row = rows.find((one) => topOf(one) >= 0) ?? rows.at(-1)
  if (!row) return
  const place: Place = { row: row.dataset.product, top: topOf(row) }
  history.replaceState({ ...history.state, place }, '')
}

function goBackTo({ row: id, top }: Place): void {
  const row = document.querySelector(`[data-list] > [data-product="${id}"]`)
  if (!row) return
  // The rows on the way have guessed heights until they are near: the second step is from beside it.
  row.scrollIntoView()
  scrollBy(0, topOf(row) - top)
}

const topOf = (row: Element): number => Math.round(row.getBoundingClientRect().top)
