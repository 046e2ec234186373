import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Dialog.module.css'
import type { EarlyPlace } from './early-dialog.ts'
import { closeButton, Frame } from './Frame.tsx'
import { shapes } from './shapes.ts'

type Props = { place: EarlyPlace; children: ReactNode }

/** The dialog that `early-dialog.ts` shows until React runs; never hydrated. */
export function EarlyDialog({ place, children }: Props) {
  const titleId = `tidlig-${place}`
  return (
    <dialog
      className={classNames(styles.popup, shapes[place], styles.early)}
      data-early={place}
      aria-labelledby={titleId}
    >
      <Frame
        // biome-ignore lint/a11y/useHeadingContent: the pressed button gives it its text.
        title={<h2 id={titleId} className={styles.title} />}
        close={<button type="button" {...closeButton} />}
      >
        {children}
      </Frame>
    </dialog>
  )
}
