import { useEffect, useState } from 'react'
import { debounce } from '../../browser/timing/debounce.ts'

/** The value, debounced: it follows after `pause` ms without a change. */
export function useDebounced<Value>(value: Value, pause: number): Value | undefined {
  const [rested, setRested] = useState<Value>()
  const [rest] = useState(() => debounce(pause, (latest: Value) => setRested(() => latest)))

  useEffect(() => {
    rest(value)
    return rest.cancel
  }, [value, rest])

  return rested
}
