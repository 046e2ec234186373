import { useEffect, useRef } from 'react'
import { debounce } from '../../browser/debounce.ts'
import { scrollRest } from './catalogue-paging.ts'

/** The first fully visible row, and its offset in pixels from the top of the window. */
type Place = { row: string | undefined; top: number }

/** Ms in which the rows around the restored one get their true heights. */
const settling = 1000

/** Inputs that show that the reader wants to scroll elsewhere. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'click'] as const

/**
 * Restores the scroll position by the row stored in the history entry. Most rows load after the page or after Back, so
 * the browser's own restoration ends elsewhere. For the grid, the address says how many patches there were.
 */
export function useListPlace(isWhole: boolean, address: string): void {
  const left = useRef<Place>(undefined)
  // The browser itself restores a list that the server rendered completely.
  const isOurs = useRef(!isWhole)

  useEffect(() => {
    const forget = () => {
      left.current = undefined
    }
    for (const move of moves) addEventListener(move, forget, { passive: true })
    return () => {
      for (const move of moves) removeEventListener(move, forget)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each address has an entry of its own
  useEffect(() => {
    if (isOurs.current) left.current = placeOfEntry()
    isOurs.current = true
  }, [address])

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above, and another list to observe
  useEffect(() => {
    if (!isWhole) return
    const goBack = () => left.current && goBackTo(left.current)
    goBack()
    const settled = setTimeout(() => {
      left.current = undefined
    }, settling)
    const onScroll = debounce(scrollRest, keepPlace)
    addEventListener('scroll', onScroll, { passive: true })
    // Rows near the window get their true heights, which shifts the content without a scroll event.
    const heights = new ResizeObserver(() => {
      goBack()
      onScroll()
    })
    for (const list of document.querySelectorAll('[data-list]')) heights.observe(list)
    return () => {
      removeEventListener('scroll', onScroll)
      heights.disconnect()
      onScroll.cancel()
      clearTimeout(settled)
    }
  }, [isWhole, address])
}

const placeOfEntry = (): Place | undefined => history.state?.place

function keepPlace(): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-list] > [data-product]')]
  const row = rows.find((one) => topOf(one) >= 0) ?? rows.at(-1)
  if (!row) return
  const place: Place = { row: row.dataset.product, top: topOf(row) }
  const kept = placeOfEntry()
  // Browsers limit the rate of history changes.
  if (kept?.row === place.row && kept?.top === place.top) return
  history.replaceState({ ...history.state, place }, '')
}

function goBackTo({ row: id, top }: Place): void {
  const row = document.querySelector(`[data-list] > [data-product="${id}"]`)
  if (!row) return
  // Rows have estimated heights until they are near: scroll to the row first, then correct the offset.
  row.scrollIntoView()
  scrollBy(0, topOf(row) - top)
}

const topOf = (row: Element): number => Math.round(row.getBoundingClientRect().top)
