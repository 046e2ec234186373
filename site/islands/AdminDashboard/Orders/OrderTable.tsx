import { useStore } from '@nanostores/react'
import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { $orders, showMoreOrders } from '../../../stores/admin-orders.ts'
import { orderTexts as texts } from '../../../text/admin/orders.ts'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { OrderRow } from './OrderRow.tsx'
import styles from './OrderTable.module.css'

type Props = { orders: readonly Order[]; isOld: boolean; onOpen(order: Order): void }

/** The orders as a table, and as cards on phones. */
export function OrderTable({ orders, isOld, onOpen }: Props) {
  const { nextCursor, isLoading } = useStore($orders)
  return (
    <>
      <table className={classNames(styles.table, isOld && styles.old)} aria-busy={isOld}>
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
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} onOpen={() => onOpen(order)} />
          ))}
        </tbody>
      </table>
      {nextCursor && (
        <Button
          variant="secondary"
          aria-disabled={isLoading || isOld}
          aria-busy={isLoading}
          onClick={() => !isLoading && !isOld && void showMoreOrders()}
        >
          {isLoading ? texts.updating : texts.showMore}
        </Button>
      )}
    </>
  )
}
