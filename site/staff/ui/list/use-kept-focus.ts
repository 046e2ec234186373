import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { keepFocus, lostFocus } from './keyboard-focus.ts'

/**
 * Keeps the focus in a list for keyboard users: when the focused element disappears, its entry gets the focus, or else
 * the entry beside it. Entries need a tabindex.
 */
export function useKeptFocus(entries: readonly unknown[] | null | undefined) {
  const list = useRef<HTMLElement>(null)
  const focused = useRef<Element>(null)
  const entry = useRef<Element>(undefined)
  const next = useRef<() => Element | null | undefined>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: with new entries, the focused element may be removed
  useLayoutEffect(() => {
    if (lostFocus() === focused.current) keepFocus(next.current)
    if (entry.current?.isConnected) next.current = beside(entry.current)
  }, [entries])

  return {
    /** Props of the list's element. */
    kept: {
      ref(element: HTMLElement | null) {
        list.current = element
      },
      onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
        focused.current = target
        entry.current = [...currentTarget.children].find((one) => one.contains(target))
        next.current = entry.current && beside(entry.current)
      },
    },
    /**
     * Keeps the focus when the "load more" button disappears after the last page: the first entry of that page gets it.
     * Call it on the press of the button.
     */
    holdEnd() {
      const last = list.current?.lastElementChild
      focused.current = document.activeElement
      entry.current = undefined
      next.current = () => last?.nextElementSibling
    },
  }
}

function beside(entry: Element) {
  const { nextElementSibling, previousElementSibling } = entry
  return () => [entry, nextElementSibling, previousElementSibling].find((one) => one?.isConnected)
}
