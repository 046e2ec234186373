import { useEffect, useState } from 'react'

/** The current time in ms since 1970, updated four times a second while `isRunning`. */
export function useNow(isRunning = true): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isRunning) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}

/** Whole seconds until a time (ms since 1970), counted down. */
export const useSecondsLeft = (until: number): number =>
  Math.max(0, Math.ceil((until - useNow()) / 1000))
