import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { formatTime } from '../../../browser/dates.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import { LoadFailure } from '../../ui/list/LoadFailure.tsx'
import styles from '../../ui/list/TimedList.module.css'
import { $orderLog, loadOrderLog } from '../state/order-log.ts'
import { orderLogTexts as texts } from '../text.ts'

/** The administrators' actions on an order, the latest first. */
export function OrderLog({ order }: { order: Order }) {
  const { value: entries, failure } = useStore($orderLog)
  // Any change of the order may add an entry.
  useEffect(() => void loadOrderLog(order.id), [order])
  if (failure)
    return (
      <LoadFailure
        text={texts.failed}
        failure={failure}
        retry={() => void loadOrderLog(order.id)}
      />
    )
  if (!entries) return <Spinner label={texts.loading} />
  if (entries.length === 0) return <p>{texts.empty}</p>
  return (
    <ol className={`${styles.list} ${styles.dense}`}>
      {entries.map((entry) => (
        <li key={`${entry.event} ${entry.id}`}>
          <time dateTime={entry.at}>{formatTime(entry.at)}</time>
          <span>{texts.sentence(entry)}</span>
        </li>
      ))}
    </ol>
  )
}
