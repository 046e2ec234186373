import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Dialog.module.css'
import type { EarlyName } from './early-dialog.ts'
import { closeButton, Frame } from './Frame.tsx'
import { shapes } from './shapes.ts'

type Props = { name: EarlyName; shape: keyof typeof shapes; children: ReactNode }

/** The template of a dialog that `early-dialog.ts` shows until React runs; never hydrated. */
export function EarlyDialog({ name, shape, children }: Props) {
  const titleId = `tidlig-${name}`
  return (
    <template data-early={name}>
      <dialog
        className={classNames(styles.popup, shapes[shape], styles.early)}
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
    </template>
  )
}
