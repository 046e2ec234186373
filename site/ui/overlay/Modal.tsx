import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { noteOverlay } from '../../browser/overlay-history.ts'
import { classNames } from '../class-names.ts'
import styles from './Dialog.module.css'
import { isEarlyDialogOpen, replaceEarlyDialog } from './early-dialog.ts'
import { closeButton, Frame } from './Frame.tsx'
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
  const still = useReplacing(open) && styles.still
  return (
    <Dialog.Root open={open} modal={!within} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal container={within}>
        <ReplaceEarlyDialog />
        {/* Shown above another dialog too, so that this one stands out. */}
        <Dialog.Backdrop forceRender className={classNames(styles.backdrop, still)} />
        <Dialog.Popup
          className={classNames(styles.popup, shape, still)}
          onClick={followLink}
          onSubmit={followForm}
          {...(within && { initialFocus: false })}
          {...(returnTo && { finalFocus: returnTo })}
        >
          <Frame
            title={<Dialog.Title className={styles.title}>{title}</Dialog.Title>}
            close={<Dialog.Close {...closeButton} />}
          >
            {children}
          </Frame>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Whether the dialog was opened early and therefore does not slide in, from its opening until the next one. */
function useReplacing(open: boolean): boolean {
  const wasOpen = useRef(false)
  const isReplacing = useRef(false)
  if (open && !wasOpen.current) isReplacing.current = isEarlyDialogOpen()
  wasOpen.current = open
  return isReplacing.current
}

/** Before the popup in the tree, so that its effect is earlier: the popup restores the focus that it finds. */
function ReplaceEarlyDialog() {
  useLayoutEffect(replaceEarlyDialog, [])
  return null
}

/** In a layout effect: within the task that replaces an early dialog, whose history entry is then reused. */
function useBackToClose(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  latest.current = onClose
  useLayoutEffect(() => (open ? noteOverlay(() => latest.current()) : undefined), [open])
}
