import { useStore } from '@nanostores/react'
import { Button } from '../../../ui/Button.tsx'
import { Drawing } from '../../../ui/Drawing.tsx'
import { Loaded } from '../../ui/list/Loaded.tsx'
import { OrderDetails } from '../details/OrderDetails.tsx'
import { useOpenOrder } from '../details/use-open-order.ts'
import { JournalForm } from '../journal/JournalForm.tsx'
import { orderTexts as texts } from '../text.ts'
import styles from './OrdersTab.module.css'
import { OrderTable } from './OrderTable.tsx'
import { OrderToolbar } from './OrderToolbar.tsx'
import { $orders, $orderView, clearOrderFilters, refetchOrders } from './orders.ts'
import { SelectionBar } from './SelectionBar.tsx'

/** The dashboard's tab of orders (specification, section 6). */
export function OrdersTab() {
  const list = useStore($orders)
  // Until the answer arrives, the rows are of the former view.
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
      <JournalForm />
      {order && <OrderDetails order={order} open={isOpen} onClose={close} />}
    </div>
  )
}
