import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
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

type PartState<Part> = {
  /** The component, from when it is first wanted and its code is loaded. */
  Part: Part | undefined
  isOpen: boolean
  /** The component is wanted, but not yet open: show its button as busy. */
  isOpening: boolean
}

/**
 * A component that opens when it is wanted and its code is loaded, and closes at once when it is no longer wanted. It
 * opens in a deferred render, so that the pressed button shows that it is busy before a slow processor has rendered the
 * component. With a good connection, the code is loaded before, when the thread is idle. `unwant`, which must be the
 * same in each render, is called when the load fails, which a toast says; the next time the component is wanted, its
 * code is loaded again. `withdraw` is called by Escape while the component is wanted but not open. Default: `unwant`.
 */
export function usePart<Part>(
  part: LazyPart<Part>,
  wanted: boolean,
  unwant: () => void,
  withdraw = unwant,
): PartState<Part> {
  const wasWanted = useRef(false)
  wasWanted.current ||= wanted
  const [, setLoaded] = useState(false)
  const isDue = wanted && !part.loaded
  const isReady = useDeferredValue(wanted && part.loaded !== undefined)
  const isOpen = wanted && isReady
  const isOpening = wanted && !isOpen

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
  useEffect(() => {
    if (!isOpening) return
    const withdrawOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') withdraw()
    }
    addEventListener('keydown', withdrawOnEscape)
    return () => removeEventListener('keydown', withdrawOnEscape)
  }, [isOpening, withdraw])

  return {
    Part: wasWanted.current ? part.loaded : undefined,
    isOpen,
    isOpening,
  }
}

/** A dialog with code of its own, which is wanted from `open` to `close`. Both are the same in each render. */
export function useLazyDialog<Part>(part: LazyPart<Part>) {
  const [isWanted, setWanted] = useState(false)
  const open = useCallback(() => setWanted(true), [])
  const close = useCallback(() => setWanted(false), [])
  return { ...usePart(part, isWanted, close), open, close }
}
