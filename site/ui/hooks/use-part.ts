import { useEffect, useState } from 'react'

/**
 * A component whose code is loaded when it is first wanted, and then kept. A failure is passed to `onFail`;
 * the next time the component is wanted, its code is loaded again. Both functions must be the same in each render.
 */
export function usePart<Part>(
  load: () => Promise<{ default: Part }>,
  wanted: boolean,
  onFail: () => void,
): Part | undefined {
  const [loaded, setLoaded] = useState<{ default: Part }>()
  const isDue = wanted && !loaded

  useEffect(() => {
    if (isDue) load().then(setLoaded, onFail)
  }, [isDue, load, onFail])

  return loaded?.default
}
