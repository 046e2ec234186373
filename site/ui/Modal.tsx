import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Dialog.module.css'
import { Icon } from './Icon.tsx'
import { useWayBack } from './use-way-back.ts'

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

/** What dialogs and drawers share: the focus stays inside and returns, Escape, a press outside and a phone's way back close. */
export function Modal({
  open,
  title,
  onClose,
  shape,
  within,
  returnTo,
  children,
}: DialogProps & { shape: string | undefined }) {
  useWayBack(open && !within, onClose)
  return (
    <Dialog.Root open={open} modal={!within} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal container={within}>
        {/* Over another dialog too, from which it would not stand out. */}
        <Dialog.Backdrop forceRender className={styles.backdrop} />
        <Dialog.Popup
          className={classNames(styles.popup, shape)}
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
