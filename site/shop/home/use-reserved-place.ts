import { useEffect, useState } from 'react'

const place = (): HTMLElement | null => document.querySelector('astro-island[client="reserve"]')

/** Whether a place was kept from before a reload (`client:reserve`), which goes when all that comes is there. */
export function useReservedPlace(isComplete: boolean): boolean {
  const [isReserved, setReserved] = useState(false)
  useEffect(() => setReserved(Boolean(place()?.style.minHeight)), [])
  useEffect(() => {
    if (isComplete) place()?.removeAttribute('style')
  }, [isComplete])
  return isReserved
}
