import { useEffect, useRef, useState } from 'react'
import { settled } from '../../browser/settled.ts'
import { latestWins } from '../../browser/timing/latest-wins.ts'

/** The outcome of the latest completed load, and its key. */
export type Ended<Value> = { key: string; value?: Value | undefined; error?: unknown }

/**
 * Loads once per key while its component is mounted, and keeps the previous key's outcome until then; idle without a
 * key. A stale answer is dropped. After a failure, the same key loads again when it returns.
 */
export function useLoaded<Value>(
  key: string | undefined,
  load: (key: string) => Promise<Value>,
): Ended<Value> | undefined {
  const [ended, setEnded] = useState<Ended<Value>>()
  const [start] = useState(latestWins)
  const here = useRef({ load, loaded: undefined as string | undefined })
  here.current.load = load

  useEffect(() => {
    if (key === undefined || here.current.loaded === key) return
    const isLatest = start()
    void settled(here.current.load(key)).then((end) => {
      if (!isLatest()) return
      here.current.loaded = 'value' in end ? key : undefined
      setEnded({ key, ...end })
    })
    return () => void start()
  }, [key, start])

  return ended
}
