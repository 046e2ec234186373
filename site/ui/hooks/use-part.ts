import { useEffect, useRef, useState } from 'react'
import { isGoodConnection } from '../../browser/directives/fetch-ahead.ts'
import { whenIdle } from '../../browser/directives/idle.ts'
import { texts } from '../../text/texts.ts'
import { showError } from '../toast/toast.ts'

export type LazyPart<Part> = {
  /** The component, once its code is loaded. */
  readonly loaded: Part | undefined
  load(): Promise<Part>
}

/** A component, or other code, that is loaded at most once. A load after a failed one tries again. */
export function lazyPart<Part>(load: () => Promise<{ default: Part }>): LazyPart<Part> {
  let loaded: Part | undefined
  return {
    get loaded() {
      return loaded
    },
    async load() {
      loaded ??= (await load()).default
      return loaded
    },
  }
}

/**
 * The component, from when it is first wanted and its code is loaded. With a good connection, the code is loaded before,
 * when the thread is idle, so that a press shows the component at once. `unwant`, which must be the same in each render,
 * is called when the load fails, which a toast says; the next time the component is wanted, its code is loaded again.
 */
export function usePart<Part>(
  part: LazyPart<Part>,
  wanted: boolean,
  unwant: () => void,
): Part | undefined {
  const wasWanted = useRef(false)
  wasWanted.current ||= wanted
  const [, setLoaded] = useState(false)
  const isDue = wanted && !part.loaded

  useEffect(() => {
    if (isGoodConnection()) whenIdle(() => void part.load().catch(() => undefined))
  }, [part])
  useEffect(() => {
    if (!isDue) return
    let isCurrent = true
    const fail = () => {
      if (!isCurrent) return
      unwant()
      showError(texts.error, texts.tryAgain)
    }
    part.load().then(() => setLoaded(true), fail)
    return () => {
      isCurrent = false
    }
  }, [isDue, part, unwant])

  return wasWanted.current ? part.loaded : undefined
}
