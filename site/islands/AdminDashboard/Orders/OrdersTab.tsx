import { useStore } from '@nanostores/react'
import {
  $orders,
  $shownOrders,
  clearOrderFilters,
  refetchOrders,
} from '../../../stores/admin-orders.ts'
import { orderTexts as texts } from '../../../text/admin.ts'
import { Button } from '../../../ui/Button.tsx'
import { Drawing } from '../../../ui/Drawing.tsx'
import { Loaded } from '../Loaded.tsx'
import { OrderDetails } from './OrderDetails.tsx'
import styles from './OrdersTab.module.css'
import { OrderTable } from './OrderTable.tsx'
import { OrderToolbar } from './OrderToolbar.tsx'
import { useOpenOrder } from './use-open-order.ts'

export function OrdersTab() {
  const list = useStore($orders)
  const shown = useStore($shownOrders) ?? []
  const { order, isOpen, open, close } = useOpenOrder(list.items)
  return (
    <Loaded list={list} texts={texts} retry={() => void refetchOrders()}>
      {(orders) => (
        <div className={styles.tab}>
          <OrderToolbar shown={shown} total={orders.length} />
          {shown.length > 0 ? (
            <OrderTable orders={shown} onOpen={open} />
          ) : (
            <div className={styles.empty}>
              <Drawing name="orders" />
              <p>{texts.empty}</p>
              {orders.length > 0 && (
                <Button variant="quiet" onClick={clearOrderFilters}>
                  {texts.clear}
                </Button>
              )}
            </div>
          )}
          {order && <OrderDetails order={order} open={isOpen} onClose={close} />}
        </div>
      )}
    </Loaded>
  )
}
