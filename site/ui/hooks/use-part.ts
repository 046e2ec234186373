import { useEffect } from 'react'
import { useLoaded } from './use-loaded.ts'

/** A component whose code is loaded on first use and then kept. `onFail` must be the same function in each render. */
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
