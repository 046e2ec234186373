import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

type Props = { title: string; note?: string; children: ReactNode }

/** One titled step of the checkout. */
export function Section({ title, note, children }: Props) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </section>
  )
}
