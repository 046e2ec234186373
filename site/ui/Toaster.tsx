import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { $toast } from '../stores/toast.ts'
import styles from './Toaster.module.css'

/** Shows the one toast there is, above everything, open dialogs included. */
export function Toaster() {
  const toast = useStore($toast, { ssr: 'initial' })
  const region = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = region.current
    if (!element?.showPopover) return
    // Shown anew each time, it comes to lie above a dialog that opened meanwhile.
    if (element.matches(':popover-open')) element.hidePopover()
    if (toast) element.showPopover()
  }, [toast])

  return (
    <div
      ref={region}
      popover="manual"
      className={styles.region}
      aria-live={toast?.tone === 'destructive' ? 'assertive' : 'polite'}
    >
      {toast && (
        <div
          key={toast.id}
          data-toast={toast.tone}
          role={toast.tone === 'destructive' ? 'alert' : 'status'}
          className={`${styles.toast} ${toast.tone === 'destructive' ? styles.destructive : ''}`}
        >
          <strong className={styles.title}>{toast.title}</strong>
          {toast.text && <span>{toast.text}</span>}
        </div>
      )}
    </div>
  )
}
