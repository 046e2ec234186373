import type { ReactNode } from 'react'
import { texts } from '../../text/texts.ts'
import { classNames } from '../class-names.ts'
import { Spinner } from '../Spinner.tsx'
import styles from './Dialog.module.css'
import { closeButton, Frame } from './Frame.tsx'
import { shapes } from './shapes.ts'

type Props = { name: string; shape: keyof typeof shapes; children: ReactNode }

/**
 * The template of a dialog that `early-dialog.ts` shows until the real one renders; never hydrated. An element of
 * `children` with `data-copy` gets a copy of what the pressed button shows.
 */
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

/** Says that content is loading, unless it comes at once. */
export function EarlyWait() {
  return (
    <div className={styles.wait}>
      <Spinner label={texts.wait} />
    </div>
  )
}
