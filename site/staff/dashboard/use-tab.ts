import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $discountCodes, loadDiscountCodes, refetchDiscountCodes } from '../codes/index.ts'
import { logList } from '../log/index.ts'
import { refetchCampaigns, subscriberList } from '../newsletter/index.ts'
import { orderList, refetchSummaryAndAlerts } from '../orders/index.ts'
import { paymentList } from '../payments/index.ts'
import { loadCategories, productList } from '../products/index.ts'
import { keepInAddress } from '../ui/list/address.ts'

/** The dashboard's tabs in their order, by the name that the URL has for them. */
export const tabs = ['orders', 'newsletter', 'discounts', 'products', 'payments', 'log'] as const
export type Tab = (typeof tabs)[number]

const tabNamed = (value: unknown): Tab => tabs.find((name) => name === value) ?? 'orders'

const tabOfAddress = (): Tab => tabNamed(new URLSearchParams(location.search).get('tab'))

const contents = {
  orders: { ...orderList, load: orderList.ensureLoaded },
  newsletter: {
    $loaded: subscriberList.$loaded,
    load: subscriberList.ensureLoaded,
    refetch: () => Promise.all([subscriberList.refetch(), refetchCampaigns()]),
  },
  discounts: { $loaded: $discountCodes, load: loadDiscountCodes, refetch: refetchDiscountCodes },
  products: {
    $loaded: productList.$loaded,
    load: () => Promise.all([productList.ensureLoaded(), loadCategories()]),
    refetch: () => Promise.all([productList.refetch(), loadCategories()]),
  },
  payments: { ...paymentList, load: paymentList.refetch },
  log: { ...logList, load: logList.refetch },
}

/** The current tab, whose data is loaded when it is opened; the figures are shown above all tabs. */
export function useTab(isStaff: boolean) {
  const [tab, setTab] = useState<Tab>(tabOfAddress)
  const { load, refetch, $loaded } = contents[tab]
  const { isLoading } = useStore($loaded)

  useEffect(() => {
    if (!isStaff) return
    void refetchSummaryAndAlerts()
    const lists = [orderList, productList, subscriberList, logList, paymentList]
    const stops = lists.map(({ follow }) => follow())
    return () => {
      for (const stop of stops) stop()
    }
  }, [isStaff])

  useEffect(() => {
    if (isStaff) void load()
  }, [isStaff, load])

  return {
    tab,
    choose(value: unknown) {
      const chosen = tabNamed(value)
      setTab(chosen)
      keepInAddress({ tab: chosen === 'orders' ? undefined : chosen })
    },
    refresh: () => void Promise.all([refetch(), refetchSummaryAndAlerts()]),
    isLoading,
  }
}
