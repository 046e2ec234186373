import { useEffect, useState } from 'react'

/**
 * A part whose code is loaded when it is wanted for the first time, and kept from then on.
 * `load` and `onFail` have to be the same functions at each call.
 */
export function usePart<Part>(
  load: () => Promise<{ default: Part }>,
  wanted: boolean,
  onFail: () => void,
): Part | undefined {
  const [part, setPart] = useState<Part>()

  useEffect(() => {
    if (!wanted || part !== undefined) return
    let isCurrent = true
    load().then(
      (loaded) => isCurrent && setPart(() => loaded.default),
      () => isCurrent && onFail(),
    )
    return () => {
      isCurrent = false
    }
  }, [load, wanted, part, onFail])

  return part
}
