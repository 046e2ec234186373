import { type ReactNode, useId } from 'react'
import { takeFocus } from '../../../ui/take-focus.ts'
import styles from './Section.module.css'

type Props = { title: string; note?: ReactNode; takesFocus?: boolean; children: ReactNode }

/** A titled section of the checkout; it can take the focus of the content that it replaces. */
export function Section({ title, note, takesFocus = false, children }: Props) {
  const id = useId()
  return (
    <section
      className={`sheet ${styles.section}`}
      aria-labelledby={id}
      {...(takesFocus && { tabIndex: -1, ref: takeFocus })}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note && <p className="aside">{note}</p>}
      </div>
      {children}
    </section>
  )
}
