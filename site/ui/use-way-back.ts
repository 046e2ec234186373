import { useEffect, useRef } from 'react'

/** A browser's word that somebody wants what is open closed; one for each layer, the last one hears it. */
type CloseWatcher = EventTarget & { destroy(): void }

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher
  }
}

/**
 * On Android the way back closes what is open instead of leaving the page.
 * Elsewhere a close watcher hears nothing but Escape, which dialogs hear themselves.
 */
export function useWayBack(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  latest.current = onClose

  useEffect(() => {
    if (!open || !window.CloseWatcher || !navigator.userAgent.includes('Android')) return
    const watcher = new window.CloseWatcher()
    watcher.addEventListener('close', () => latest.current())
    return () => watcher.destroy()
  }, [open])
}
