import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { keepFocus, lostFocus } from './keyboard-focus.ts'

/**
 * Keeps the place of who goes by keyboard through a list: when what has the focus goes, its entry gets it, or the
 * one beside. Entries need a tabindex.
 */
export function useKeptFocus<List extends HTMLElement>(
  entries: readonly unknown[] | null | undefined,
) {
  const list = useRef<List>(null)
  const focused = useRef<Element>(null)
  const entry = useRef<Element>(undefined)
  const next = useRef<() => Element | null | undefined>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: with the entries, what had the focus may go
  useLayoutEffect(() => {
    if (lostFocus() === focused.current) keepFocus(next.current)
    if (entry.current?.isConnected) next.current = beside(entry.current)
  }, [entries])

  return {
    /** For the list's element. */
    kept: {
      ref: list,
      onFocus({ target, currentTarget }: FocusEvent<List>) {
        focused.current = target
        entry.current = [...currentTarget.children].find((one) => one.contains(target))
        next.current = entry.current && beside(entry.current)
      },
    },
    /** For the press on the button below the list that goes once it brought the last entries: the first of these gets the focus. */
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
