import { useEffect } from 'react'
import { useLoaded } from './use-loaded.ts'

/**
 * A part whose code is loaded when it is wanted for the first time, and kept from then on.
 * `onFail` has to be the same function at each call.
 */
export function usePart<Part>(
  load: () => Promise<{ default: Part }>,
  wanted: boolean,
  onFail: () => void,
): Part | undefined {
  const ended = useLoaded(wanted ? 'part' : undefined, load)

  useEffect(() => {
    if (ended && !ended.value) onFail()
  }, [ended, onFail])

  return ended?.value?.default
}
