import { type MouseEvent, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Dialog.module.css'
import { closeButton, Frame } from './Frame.tsx'
import { isPlainPress } from './follow-within.ts'
import { shapes } from './shapes.ts'

type Props = {
  title: string
  /** Where the close button leads before hydration. */
  leadsTo: string
  onClose(): void
  children: ReactNode
}

/** The content of a wide dialog as a part of its own page, with a close button that is a link. */
export function PageDialog({ title, leadsTo, onClose, children }: Props) {
  const titleId = useId()
  const close = (event: MouseEvent) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    onClose()
  }
  return (
    <article
      className={classNames(styles.popup, shapes.wide, styles.onPage)}
      aria-labelledby={titleId}
    >
      <Frame
        title={
          <h1 id={titleId} className={styles.title}>
            {title}
          </h1>
        }
        close={<a href={leadsTo} onClick={close} {...closeButton} />}
      >
        {children}
      </Frame>
    </article>
  )
}
