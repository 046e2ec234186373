import { useEffect, useRef } from 'react'
import { debounce } from '../../browser/debounce.ts'
import { scrollRest } from './catalogue-paging.ts'

/** The first whole row in the window, and where it stands in pixels below the window's upper edge. */
type Place = { row: string | undefined; top: number }

/** Ms in which the rows around the one that was gone back to get their true heights. */
const settling = 1000

/** What a reader does who wants to be somewhere else by now. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'click'] as const

/**
 * Leads back to the row at which the list was left, which the entry of the history knows. Most rows come
 * after the page or the step back, so that the browser's own way ends elsewhere; of the grid the address says
 * how much there is.
 */
export function useListPlace(isWhole: boolean, address: string): void {
  const left = useRef<Place>(undefined)
  // A list that came whole with the page is the browser's to lead back to.
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
    // Rows that come near get their true heights, which moves what is in the window without a scroll.
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
  // Browsers refuse an address bar that changes without end.
  if (kept?.row === place.row && kept?.top === place.top) return
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
