import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Dialog.module.css'
import { closeButton, Frame } from './Frame.tsx'
import { shapes } from './shapes.ts'

type Props = {
  title: string
  leadsTo: string
  /** Called when a press on it begins. */
  onPress(): void
  children: ReactNode
}

/**
 * A wide dialog as the server renders it on the dialog's own page, until the real one replaces it without moving. Its
 * close button is a link. Without JavaScript, it is a part of the page.
 */
export function PageDialog({ title, leadsTo, onPress, children }: Props) {
  const titleId = useId()
  return (
    <article
      className={classNames(styles.popup, shapes.wide, styles.onPage)}
      aria-labelledby={titleId}
      onPointerDown={onPress}
      onKeyDown={onPress}
    >
      <Frame
        title={
          <h1 id={titleId} className={styles.title}>
            {title}
          </h1>
        }
        close={<a href={leadsTo} {...closeButton} />}
      >
        {children}
      </Frame>
    </article>
  )
}
