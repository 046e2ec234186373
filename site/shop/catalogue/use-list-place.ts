import { useEffect, useLayoutEffect, useRef } from 'react'
import { debounce } from '../../browser/timing/debounce.ts'
import { scrollRest } from './catalogue-paging.ts'

/** A row, and its offset in pixels from the top of the window. */
type Place = { row: string | undefined; top: number }

/** The first fully visible row, and the height in pixels of the rows that a reload omits at first. */
type KeptPlace = Place & { earlier: number }

type Rows = {
  /** Identifies the list, whatever its page. */
  list: string
  /** The index of the first row shown; the rows before it load later. */
  from: number
  /** All rows are shown. */
  isWhole: boolean
  /** The number of rows that the server omits before those of this page. */
  omitted: number
}

/** Ms in which the rows around the restored one get their true heights. */
const settling = 1000

/** Inputs that show that the reader wants to scroll elsewhere. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'click'] as const

/**
 * Restores the scroll position by the row stored in the history entry. Most rows load after the page or after Back, so
 * the browser's own restoration ends elsewhere. For the grid, the address says how many patches there were.
 *
 * When the rows before `from` load, those in the window do not move, and a focus on the link to them moves to the last
 * one. A focused control above the list, such as the search box, stays in the window instead.
 */
export function useListPlace({ list, from, isWhole, omitted }: Rows): void {
  const left = useRef<Place>(undefined)
  // The browser itself restores a list that the server rendered completely.
  const isOurs = useRef(!isWhole)
  const latest = useRef(omitted)
  latest.current = omitted

  const shownFrom = useRef(from)
  const seen = useRef<Place>(undefined)
  const wasLinkFocused = useRef(false)
  // Before React replaces the link by the earlier rows.
  if (from < shownFrom.current) {
    seen.current = isFocusAbove() ? undefined : placeInWindow()
    wasLinkFocused.current = document.querySelector('[data-earlier] :focus') !== null
  }
  useLayoutEffect(() => {
    const earlier = shownFrom.current - from
    shownFrom.current = from
    if (earlier <= 0) return
    // The place that was left wins, unless its row is gone.
    for (const place of [seen, left]) goBackTo(place.current)
    if (wasLinkFocused.current)
      rowsHere()[earlier - 1]?.querySelector('button')?.focus({ preventScroll: true })
  }, [from])

  useEffect(() => {
    const forget = () => {
      left.current = undefined
    }
    for (const move of moves) addEventListener(move, forget, { passive: true })
    return () => {
      for (const move of moves) removeEventListener(move, forget)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each list has an entry of its own
  useEffect(() => {
    if (isOurs.current) left.current = placeOfEntry()
    isOurs.current = true
  }, [list])

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above, and other rows to observe
  useEffect(() => {
    if (!isWhole) return
    const goBack = () => goBackTo(left.current)
    goBack()
    const settled = setTimeout(() => {
      left.current = undefined
    }, settling)
    const onScroll = debounce(scrollRest, () => keepPlace(latest.current))
    addEventListener('scroll', onScroll, { passive: true })
    // Rows near the window get their true heights, which shifts the content without a scroll event.
    const heights = new ResizeObserver(() => {
      goBack()
      onScroll()
    })
    for (const results of document.querySelectorAll('[data-results]')) heights.observe(results)
    return () => {
      removeEventListener('scroll', onScroll)
      heights.disconnect()
      onScroll.cancel()
      clearTimeout(settled)
    }
  }, [isWhole, list])
}

const placeOfEntry = (): KeptPlace | undefined => history.state?.place

const rowsHere = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-results] [data-product]'),
]

/** The first row whose top is in the window or below it, or else the last one. */
function placeIn(rows: HTMLElement[]): Place | undefined {
  const row = rows.find((one) => topOf(one) >= 0) ?? rows.at(-1)
  return row && { row: row.dataset.product, top: topOf(row) }
}

/** The place of the reader who sees a row. */
function placeInWindow(): Place | undefined {
  const place = placeIn(rowsHere())
  return place && place.top < innerHeight ? place : undefined
}

/** Whether the reader is at a control between the top of the window and the list. */
function isFocusAbove(): boolean {
  const focused = document.activeElement
  const results = document.querySelector('[data-results]')
  if (!focused || !results || focused === document.body || topOf(focused) < 0) return false
  return (focused.compareDocumentPosition(results) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

function keepPlace(omitted: number): void {
  const rows = rowsHere()
  const [first, next] = [rows[0], rows[omitted]]
  const seen = placeIn(rows)
  if (!seen || !first || !next) return
  const place: KeptPlace = {
    row: seen.row,
    top: Math.round(seen.top),
    earlier: Math.round(topOf(next) - topOf(first)),
  }
  const kept = placeOfEntry()
  // Browsers limit the rate of history changes.
  if (kept?.row === place.row && kept?.top === place.top && kept?.earlier === place.earlier) return
  history.replaceState({ ...history.state, place }, '')
}

function goBackTo(place: Place | undefined): void {
  const row = place && document.querySelector(`[data-results] [data-product="${place.row}"]`)
  if (!row) return
  // Rows have estimated heights until they are near: scroll to the row first, then correct the offset.
  row.scrollIntoView()
  scrollBy(0, topOf(row) - place.top)
}

const topOf = (row: Element): number => row.getBoundingClientRect().top
