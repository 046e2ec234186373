import { useState } from 'react'
import type { Summary } from '../../../modules/shared/contract/api.d.ts'
import { formatWholeKr } from '../../../modules/shared/money.ts'
import { formatDay } from '../../browser/dates.ts'
import { grouped } from '../../text/grouped.ts'
import { HeadRow } from '../ui/list/HeadRow.tsx'
import styles from './SalesGraphs.module.css'
import { overviewTexts } from './text.ts'

const texts = overviewTexts.graph

type Props = { days: Summary['days'] | undefined }

/** The graphs' figures as a table, newest first, for screen readers and exact values. */
export function DayTable({ days = [] }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.figures} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.show}</summary>
      {isOpen && (
        <table>
          <caption className="visually-hidden">{texts.title}</caption>
          <HeadRow labels={[texts.day, texts.revenue, texts.orders]} />
          <tbody>
            {days.toReversed().map(({ date, revenue, orders }) => (
              <tr key={date}>
                <th scope="row">{formatDay(date)}</th>
                <td>{formatWholeKr(revenue)}</td>
                <td>{grouped(orders)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}
