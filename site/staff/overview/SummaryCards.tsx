import { useStore } from '@nanostores/react'
import styles from './SummaryCards.module.css'
import { $summary, countFigure, krFigure } from './summary.ts'
import { overviewTexts as texts } from './text.ts'

/** The shop's four figures; a dash for unknown ones. */
export function SummaryCards() {
  const summary = useStore($summary).value
  return (
    <section className={styles.cards} aria-label={texts.summary}>
      <Card label={texts.totalOrders} figure={countFigure(summary?.orders)} />
      <Card label={texts.pendingOrders} figure={countFigure(summary?.pending)} />
      <Card
        label={texts.revenue}
        figure={krFigure(summary?.revenue)}
        note={texts.weekRevenue(krFigure(summary?.weekRevenue))}
      />
      <Card label={texts.average} figure={krFigure(summary?.average)} />
    </section>
  )
}

function Card({ label, figure, note }: { label: string; figure: string; note?: string }) {
  return (
    <div className={styles.card}>
      <p className={`${styles.label} aside`}>{label}</p>
      <p className={styles.figure}>{figure}</p>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}
