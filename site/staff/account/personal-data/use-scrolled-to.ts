import { type RefObject, useEffect, useRef } from 'react'

/** A ref for what appears below the edge of the dialog: scrolled into view for each new `shown`, unless it is false. */
export function useScrolledTo<Place extends HTMLElement>(shown: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null)
  useEffect(() => {
    if (shown) place.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return place
}
