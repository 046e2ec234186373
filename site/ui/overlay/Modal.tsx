import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, useEffect, useRef } from 'react'
import { noteOverlay } from '../../browser/overlay-history.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import styles from './Dialog.module.css'
import { followForm, followLink } from './follow-within.ts'

export type DialogProps = {
  open: boolean
  title: string
  onClose(): void
  /** Renders inline in the page instead of above it, and leaves the focus alone, for the style guide. */
  within?: HTMLElement | undefined
  /** Gets the focus on closing. Default: the previously focused element. */
  returnTo?: (() => HTMLElement | null) | undefined
  children: ReactNode
}

/**
 * The shared behaviour of dialogs and drawers: a focus trap that restores the focus; Escape, a press outside and Back
 * close it.
 */
export function Modal({
  open,
  title,
  onClose,
  shape,
  within,
  returnTo,
  children,
}: DialogProps & { shape: string | undefined }) {
  useBackToClose(open && !within, onClose)
  return (
    <Dialog.Root open={open} modal={!within} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal container={within}>
        {/* Shown above another dialog too, so that this one stands out. */}
        <Dialog.Backdrop forceRender className={styles.backdrop} />
        <Dialog.Popup
          className={classNames(styles.popup, shape)}
          onClick={followLink}
          onSubmit={followForm}
          {...(within && { initialFocus: false })}
          {...(returnTo && { finalFocus: returnTo })}
        >
          <header className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label="Lukk">
              <Icon name="close" />
            </Dialog.Close>
          </header>
          <div className={styles.body}>{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function useBackToClose(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  latest.current = onClose
  useEffect(() => (open ? noteOverlay(() => latest.current()) : undefined), [open])
}
