import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { orderTexts as texts } from '../text.ts'
import styles from './OrderMarks.module.css'
import { marksOf } from './order-marks.ts'

const tones = { custom: 'blue', unapproved: 'yellow', refunded: 'red', disputed: 'red' } as const

/** The marks by which the filter finds an order, in words; nothing for most orders. */
export function OrderMarks({ order }: { order: Order }) {
  const marks = marksOf(order)
  if (marks.length === 0) return null
  const isPartly = order.refunded < order.total
  return (
    <ul className={styles.marks}>
      {marks.map((mark) => (
        <li key={mark}>
          <Badge tone={tones[mark]}>
            {mark === 'refunded' && isPartly ? texts.partlyRefunded : texts.marks[mark]}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
