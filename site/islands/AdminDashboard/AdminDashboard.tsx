import { Tabs } from '@base-ui/react/tabs'
import { useStore } from '@nanostores/react'
import { $isOrderOpen } from '../../stores/admin-open-order.ts'
import { dashboardTexts as texts } from '../../text/admin/dashboard.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import styles from './AdminDashboard.module.css'
import { Alerts } from './Alerts.tsx'
import { DeletedCodes } from './Discounts/DeletedCodes.tsx'
import { DiscountsTab } from './Discounts/DiscountsTab.tsx'
import { Header } from './Header.tsx'
import { NewsletterTab } from './Newsletter/NewsletterTab.tsx'
import { WaitingCampaigns } from './Newsletter/WaitingCampaigns.tsx'
import { OrderNotices } from './Orders/OrderNotices.tsx'
import { OrdersTab } from './Orders/OrdersTab.tsx'
import { Overview } from './Overview.tsx'
import { OverviewFailure } from './OverviewFailure.tsx'
import { ProductsTab } from './Products/ProductsTab.tsx'
import { InUndoStack, UndoStack } from './UndoStack.tsx'
import { useStaffOnly } from './use-staff-only.ts'
import { tabs, useTab } from './use-tab.ts'

const parts = {
  orders: OrdersTab,
  newsletter: NewsletterTab,
  discounts: DiscountsTab,
  products: ProductsTab,
}

/** The office of the shop: its figures, and what staff do, a tab each. */
export function AdminDashboard() {
  const isStaff = useStaffOnly()
  const isOrderOpen = useStore($isOrderOpen)
  const { tab, choose, refresh, isLoading } = useTab(isStaff)
  if (!isStaff) return <Spinner label={texts.loading} />
  return (
    <UndoStack>
      <Tabs.Root value={tab} onValueChange={choose}>
        <Header refresh={refresh} isLoading={isLoading} />
        <div className={styles.page}>
          <OverviewFailure />
          <Alerts />
          <Overview />
          {tabs.map((name) => {
            const Part = parts[name]
            return (
              <Tabs.Panel key={name} value={name} className={styles.panel}>
                <Part />
              </Tabs.Panel>
            )
          })}
        </div>
      </Tabs.Root>
      <WaitingCampaigns />
      <DeletedCodes />
      {!isOrderOpen && (
        <InUndoStack>
          <OrderNotices />
        </InUndoStack>
      )}
    </UndoStack>
  )
}
