import type { ReactNode } from 'react'
import styles from './StyleGuide.module.css'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <div className={styles.pieces}>{children}</div>
    </section>
  )
}
