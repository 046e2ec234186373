import { useStore } from '@nanostores/react'
import {
  $orders,
  $orderView,
  clearOrderFilters,
  refetchOrders,
} from '../../../stores/admin-orders.ts'
import { orderTexts as texts } from '../../../text/admin/orders.ts'
import { Button } from '../../../ui/Button.tsx'
import { Drawing } from '../../../ui/Drawing.tsx'
import { Loaded } from '../Loaded.tsx'
import { OrderDetails } from './OrderDetails.tsx'
import styles from './OrdersTab.module.css'
import { OrderTable } from './OrderTable.tsx'
import { OrderToolbar } from './OrderToolbar.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { useOpenOrder } from './use-open-order.ts'

export function OrdersTab() {
  const list = useStore($orders)
  // What stands there is still of the view before, until the answer comes.
  const isOld = useStore($orderView) !== list.value?.view
  const { order, isOpen, open, close } = useOpenOrder()
  return (
    <div className={styles.tab}>
      <Loaded
        loaded={list}
        texts={texts}
        retry={() => void refetchOrders()}
        isOld={isOld}
        toolbar={<OrderToolbar isOld={isOld} />}
      >
        {({ items: orders, nextCursor, total }) =>
          orders.length > 0 ? (
            <>
              <OrderTable
                orders={orders}
                hasMore={nextCursor !== undefined}
                isOld={isOld}
                onOpen={open}
              />
              <SelectionBar />
            </>
          ) : (
            <div className={styles.empty}>
              <Drawing name="orders" />
              <p>{texts.empty}</p>
              {total > 0 && (
                <Button variant="quiet" onClick={clearOrderFilters}>
                  {texts.clear}
                </Button>
              )}
            </div>
          )
        }
      </Loaded>
      {order && <OrderDetails order={order} open={isOpen} onClose={close} />}
    </div>
  )
}
