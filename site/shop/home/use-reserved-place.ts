import { useEffect, useState } from 'react'

const place = (): HTMLElement | null => document.querySelector('astro-island[client="reserve"]')

/** Whether `client:reserve` reserved space after a reload; releases it once all content is shown. */
export function useReservedPlace(isComplete: boolean): boolean {
  const [isReserved, setReserved] = useState(false)
  useEffect(() => setReserved(Boolean(place()?.style.minHeight)), [])
  useEffect(() => {
    if (isComplete) place()?.removeAttribute('style')
  }, [isComplete])
  return isReserved
}
