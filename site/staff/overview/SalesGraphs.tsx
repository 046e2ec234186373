import { useStore } from '@nanostores/react'
import { formatWholeKr } from '../../../modules/shared/money.ts'
import { grouped } from '../../text/grouped.ts'
import { DayBars } from './DayBars.tsx'
import { DayTable } from './DayTable.tsx'
import styles from './SalesGraphs.module.css'
import { $summary } from './summary.ts'
import { overviewTexts } from './text.ts'

const texts = overviewTexts.graph

/** Revenue and orders of the last 30 days as graphs, and optionally as a table. */
export function SalesGraphs() {
  const days = useStore($summary).value?.days
  const isEmpty = days?.every(({ orders }) => orders === 0)
  return (
    <section className={styles.graphs} aria-label={texts.title} aria-busy={!days}>
      {isEmpty ? (
        <p className={styles.empty}>{texts.empty}</p>
      ) : (
        <>
          <DayBars
            title={texts.revenue}
            tone="revenue"
            days={days?.map(({ date, revenue }) => ({ date, value: revenue }))}
            format={formatWholeKr}
          />
          <DayBars
            title={texts.orders}
            tone="orders"
            days={days?.map(({ date, orders }) => ({ date, value: orders }))}
            format={grouped}
          />
          <DayTable days={days} />
        </>
      )}
    </section>
  )
}
