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
  /** Stands in this part of a page instead of over all of it, and leaves the focus where it is: a specimen. */
  within?: HTMLElement | undefined
  /** What gets the focus as it closes; without it, what had it before. */
  returnTo?: (() => HTMLElement | null) | undefined
  children: ReactNode
}

/** What dialogs and drawers share: the focus stays inside and returns; Escape, a press outside and Back close. */
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
        {/* Over another dialog too, from which it would not stand out. */}
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
