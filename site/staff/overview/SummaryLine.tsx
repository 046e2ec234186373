import { useStore } from '@nanostores/react'
import styles from './SummaryLine.module.css'
import { $summary, countFigure, krFigure } from './summary.ts'
import { overviewTexts as texts } from './text.ts'

/** The shop's four figures in one line; a dash for unknown ones. */
export function SummaryLine() {
  const summary = useStore($summary).value
  return (
    <section aria-label={texts.summary}>
      <dl className={styles.line}>
        <Figure name="totalOrders" figure={countFigure(summary?.orders)} />
        <Figure name="pendingOrders" figure={countFigure(summary?.pending)} />
        <Figure name="revenue" figure={krFigure(summary?.revenue)} />
        <Figure name="average" figure={krFigure(summary?.average)} />
      </dl>
    </section>
  )
}

type Name = keyof typeof texts.short

function Figure({ name, figure }: { name: Name; figure: string }) {
  return (
    <div>
      <dt>
        <span className={styles.whole}>{texts[name]}</span>
        <span className={styles.short} aria-hidden="true">
          {texts.short[name]}
        </span>
      </dt>
      <dd>{figure}</dd>
    </div>
  )
}
