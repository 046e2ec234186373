import { useState } from 'react'
import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { orderTexts as texts } from '../../../text/admin.ts'
import { Button } from '../../../ui/Button.tsx'
import { OrderRow } from './OrderRow.tsx'
import styles from './OrderTable.module.css'

/** Rows at first and with each press on the button: thousands at once would be slow. */
const step = 100

type Props = { orders: readonly Order[]; onOpen(order: Order): void }

/** The orders as a table, and as cards on phones. */
export function OrderTable({ orders, onOpen }: Props) {
  const [limit, setLimit] = useState(step)
  const left = orders.length - limit
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            {Object.entries(texts.columns).map(([name, label]) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.slice(0, limit).map((order) => (
            <OrderRow key={order.id} order={order} onOpen={() => onOpen(order)} />
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <Button variant="secondary" onClick={() => setLimit(limit + step)}>
          {texts.more(Math.min(left, step))}
        </Button>
      )}
    </>
  )
}
