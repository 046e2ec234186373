import { useEffect, useState } from 'react'
import { isPlaceReserved, releasePlace } from '../../browser/directives/reserve.ts'

/** Whether `client:reserve` reserved space after a reload; releases it once all content is shown. */
export function useReservedPlace(isComplete: boolean): boolean {
  const [isReserved, setReserved] = useState(false)
  useEffect(() => setReserved(isPlaceReserved()), [])
  useEffect(() => {
    if (isComplete) releasePlace()
  }, [isComplete])
  return isReserved
}
