import { useEffect, useState } from 'react'

/** Whole seconds until a time (ms since 1970), counted down. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((until - now) / 1000))
}
