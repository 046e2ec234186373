import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'

/** Whether a key changes the option of a closed select; with Alt, it opens the list. */
const browses = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !altKey &&
  !ctrlKey &&
  !metaKey &&
  (/^(Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down))$/.test(key) || /^[^ ]$/u.test(key))

/**
 * Makes a select apply a value only on Enter, on blur, by pointer or from its open list, so that browsing with keys
 * changes nothing. Escape restores the current value.
 */
export function useChosen<Value extends string>(current: Value, choose: (value: Value) => void) {
  const [browsed, setBrowsed] = useState<Value>()
  const byKey = useRef(false)
  const settle = (value: Value | undefined) => {
    byKey.current = false
    setBrowsed(undefined)
    if (value !== undefined && value !== current) choose(value)
  }
  return {
    value: browsed ?? current,
    isBrowsing: browsed !== undefined && browsed !== current,
    onChange({ target }: ChangeEvent<HTMLSelectElement>) {
      const value = target.value as Value
      if (byKey.current) setBrowsed(value)
      else settle(value)
    },
    onKeyDown(event: KeyboardEvent<HTMLSelectElement>) {
      const isEnd = event.key === 'Enter' || event.key === 'Escape'
      if (isEnd && browsed !== undefined) {
        // Neither open the list nor close a dialog.
        event.preventDefault()
        event.stopPropagation()
        settle(event.key === 'Enter' ? browsed : undefined)
      } else byKey.current = browses(event)
    },
    onPointerDown() {
      byKey.current = false
    },
    onBlur({ currentTarget }: FocusEvent<HTMLSelectElement>) {
      // The window may have lost the focus, not the select.
      if (document.activeElement !== currentTarget) settle(browsed)
    },
  }
}
