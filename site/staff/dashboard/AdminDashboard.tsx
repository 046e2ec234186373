import { Tabs } from '@base-ui/react/tabs'
import { useStore } from '@nanostores/react'
import { staffTexts as texts } from '../../text/staff.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { DeletedCodes } from '../codes/DeletedCodes.tsx'
import { DiscountsTab } from '../codes/DiscountsTab.tsx'
import { LogTab } from '../log/LogTab.tsx'
import { NewsletterTab } from '../newsletter/NewsletterTab.tsx'
import { WaitingCampaigns } from '../newsletter/sent/WaitingCampaigns.tsx'
import { Alerts } from '../orders/alerts/Alerts.tsx'
import { UndoBar } from '../orders/changes/UndoBar.tsx'
import { HeldBackOrders, OrderConflicts } from '../orders/components.ts'
import { $isOrderOpen } from '../orders/index.ts'
import { OrdersTab } from '../orders/list/OrdersTab.tsx'
import { Overview } from '../overview/Overview.tsx'
import { PaymentsTab } from '../payments/PaymentsTab.tsx'
import { ProductsTab } from '../products/ProductsTab.tsx'
import { UndoStack } from '../ui/undo/UndoStack.tsx'
import styles from './AdminDashboard.module.css'
import { Header } from './Header.tsx'
import { OverviewFailure } from './OverviewFailure.tsx'
import { useStaffOnly } from './use-staff-only.ts'
import { tabs, useTab } from './use-tab.ts'

const parts = {
  orders: OrdersTab,
  newsletter: NewsletterTab,
  discounts: DiscountsTab,
  products: ProductsTab,
  payments: PaymentsTab,
  log: LogTab,
}

/** The dashboard: the shop's figures, and a tab for each task. */
export function AdminDashboard() {
  const isStaff = useStaffOnly()
  const isOrderOpen = useStore($isOrderOpen)
  const { tab, choose, refresh, isLoading } = useTab(isStaff)
  if (!isStaff) return <Spinner label={texts.loading} />
  return (
    <UndoStack>
      <Tabs.Root value={tab} onValueChange={choose}>
        <Header tab={tab} refresh={refresh} isLoading={isLoading} />
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
      <UndoBar />
      {!isOrderOpen && <OrderConflicts />}
      {!isOrderOpen && <HeldBackOrders />}
    </UndoStack>
  )
}
