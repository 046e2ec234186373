import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { noteOverlay } from '../../browser/overlay-history.ts'
import { classNames } from '../class-names.ts'
import styles from './Dialog.module.css'
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
  /** The path of its own page, which the address bar shows while it is open. */
  address?: string | undefined
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
  address,
  children,
}: DialogProps & { shape: string | undefined }) {
  useBackToClose(open && !within, onClose, address)
  return (
    <Dialog.Root
      open={open}
      modal={!within}
      onOpenChange={(next, details) => {
        if (isSecondPress(details.event)) details.cancel()
        else if (!next) onClose()
      }}
    >
      <Dialog.Portal container={within}>
        {/* Shown above another dialog too, so that this one stands out. */}
        <Dialog.Backdrop forceRender className={styles.backdrop} />
        <Dialog.Popup
          className={classNames(styles.popup, shape)}
          onClick={followLink}
          onSubmit={followForm}
          initialFocus={!within}
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

/** The second press of a double click was meant for the button that opened the dialog. */
const isSecondPress = (event: Event): boolean => event instanceof MouseEvent && event.detail > 1

/** In a layout effect: within the task that closes another overlay, whose history entry is then reused. */
function useBackToClose(open: boolean, onClose: () => void, address: string | undefined): void {
  const latest = useRef(onClose)
  latest.current = onClose
  useLayoutEffect(
    () => (open ? noteOverlay(() => latest.current(), address) : undefined),
    [open, address],
  )
}
