import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { noteOverlay } from '../../browser/overlay-history.ts'
import { classNames } from '../class-names.ts'
import styles from './Dialog.module.css'
import { earlyDialogOf, isSecondPress, removeEarlyDialog } from './early-dialog.ts'
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
  /** The page that is shown is its own: it stands there from the start, and Back leaves the page. */
  isPage?: boolean | undefined
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
  isPage = false,
  children,
}: DialogProps & { shape: string | undefined }) {
  useBackToClose(open && !within && !isPage, onClose, address)
  const popup = useRef<HTMLDivElement>(null)
  const early = useEarly(open, title)
  const age = isPage ? arrival : early?.age
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
        <ReplaceEarlyDialog title={title} />
        {/* Shown above another dialog too, so that this one stands out. */}
        <Dialog.Backdrop
          forceRender
          className={classNames(styles.backdrop, age !== undefined && styles.still)}
        />
        <Dialog.Popup
          ref={popup}
          className={classNames(styles.popup, shape)}
          // It slides on from where the early one is.
          {...(age !== undefined && { style: { animationDelay: `${-age}ms` } })}
          onClick={followLink}
          onSubmit={followForm}
          initialFocus={
            within
              ? false
              : () => (isPage ? popup.current : controlOf(popup.current, early?.focused))
          }
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

/** Ms after which a dialog has arrived. */
const arrival = 1000

/** What gets the focus: the control that had it in the early dialog, or by default the first one. */
const controlOf = (popup: HTMLElement | null, focused: string | undefined) =>
  (focused && popup?.querySelector<HTMLElement>(focused)) || true

/** The early dialog that this one replaced when it opened. */
function useEarly(open: boolean, title: string): ReturnType<typeof earlyDialogOf> {
  const wasOpen = useRef(false)
  const early = useRef<ReturnType<typeof earlyDialogOf>>(undefined)
  if (open && !wasOpen.current) early.current = earlyDialogOf(title)
  wasOpen.current = open
  return early.current
}

/** Before the popup in the tree, so that its effect is earlier: the popup restores the focus that it finds. */
function ReplaceEarlyDialog({ title }: { title: string }) {
  useLayoutEffect(() => removeEarlyDialog(title), [title])
  return null
}

/** In a layout effect: within the task that replaces an early dialog, whose history entry is then reused. */
function useBackToClose(open: boolean, onClose: () => void, address: string | undefined): void {
  const latest = useRef(onClose)
  latest.current = onClose
  useLayoutEffect(
    () => (open ? noteOverlay(() => latest.current(), address) : undefined),
    [open, address],
  )
}
