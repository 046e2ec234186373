import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import styles from './Dialog.module.css'

/** The close button of a dialog. */
export const closeButton = {
  className: `icon-button ${styles.close}`,
  'aria-label': 'Lukk',
  children: <Icon name="close" />,
}

type Props = { title: ReactNode; close: ReactNode; children: ReactNode }

/** The head and the scrolling body of a dialog. */
export function Frame({ title, close, children }: Props) {
  return (
    <>
      <header className={styles.head}>
        {title}
        {close}
      </header>
      <div className={styles.body}>{children}</div>
    </>
  )
}
