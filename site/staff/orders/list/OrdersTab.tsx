import { Button } from '../../../ui/Button.tsx'
import { Drawing } from '../../../ui/Drawing.tsx'
import panel from '../../ui/form/Panel.module.css'
import { PartedView } from '../../ui/list/PartedView.tsx'
import { OrderDetails } from '../details/OrderDetails.tsx'
import { JournalForm } from '../journal/JournalForm.tsx'
import { openOrder } from '../state/open-order.ts'
import { clearOrderFilters, orderList } from '../state/orders.ts'
import { orderTexts as texts } from '../text.ts'
import styles from './OrdersTab.module.css'
import { OrderTable } from './OrderTable.tsx'
import { OrderToolbar } from './OrderToolbar.tsx'
import { SelectionBar } from './SelectionBar.tsx'

/** The dashboard's tab of orders (specification, section 6). */
export function OrdersTab() {
  return (
    <div className={panel.part}>
      <PartedView
        hasRing
        list={orderList}
        texts={texts}
        toolbar={(isOld) => <OrderToolbar isOld={isOld} />}
      >
        {({ items: orders, total }, table) =>
          orders.length > 0 ? (
            <>
              <OrderTable orders={orders} onOpen={openOrder} {...table} />
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
      </PartedView>
      <JournalForm />
      <OrderDetails />
    </div>
  )
}
