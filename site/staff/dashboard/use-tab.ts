import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $discountCodes, loadDiscountCodes, refetchDiscountCodes } from '../codes/index.ts'
import { $log, followLogView, refetchLog } from '../log/index.ts'
import {
  $subscribers,
  followSubscriberSearch,
  loadSubscribers,
  refetchCampaigns,
  refetchSubscribers,
} from '../newsletter/index.ts'
import {
  $orders,
  followOrderView,
  loadOrders,
  refetchOrders,
  refetchSummaryAndAlerts,
} from '../orders/index.ts'
import { $payments, followPaymentView, refetchPayments } from '../payments/index.ts'
import {
  $products,
  followProductView,
  loadCategories,
  loadProducts,
  refetchProducts,
} from '../products/index.ts'
import { keepInAddress } from '../ui/list/address.ts'

/** The dashboard's tabs in their order, by the name that the URL has for them. */
export const tabs = ['orders', 'newsletter', 'discounts', 'products', 'payments', 'log'] as const
export type Tab = (typeof tabs)[number]

const tabNamed = (value: unknown): Tab => tabs.find((name) => name === value) ?? 'orders'

const tabOfAddress = (): Tab => tabNamed(new URLSearchParams(location.search).get('tab'))

const load = {
  orders: loadOrders,
  newsletter: loadSubscribers,
  discounts: loadDiscountCodes,
  products: () => Promise.all([loadProducts(), loadCategories()]),
  payments: refetchPayments,
  log: refetchLog,
}
const refetch = {
  orders: refetchOrders,
  newsletter: () => Promise.all([refetchSubscribers(), refetchCampaigns()]),
  discounts: refetchDiscountCodes,
  products: () => Promise.all([refetchProducts(), loadCategories()]),
  payments: refetchPayments,
  log: refetchLog,
}

/** The current tab, whose data is loaded when it is opened; the figures are shown above all tabs. */
export function useTab(isStaff: boolean) {
  const [tab, setTab] = useState<Tab>(tabOfAddress)
  const loading = {
    orders: useStore($orders).isLoading,
    newsletter: useStore($subscribers).isLoading,
    discounts: useStore($discountCodes).isLoading,
    products: useStore($products).isLoading,
    payments: useStore($payments).isLoading,
    log: useStore($log).isLoading,
  }

  useEffect(() => {
    if (!isStaff) return
    void refetchSummaryAndAlerts()
    const stops = [
      followOrderView(),
      followProductView(),
      followSubscriberSearch(),
      followLogView(),
      followPaymentView(),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [isStaff])

  useEffect(() => {
    if (isStaff) void load[tab]()
  }, [isStaff, tab])

  return {
    tab,
    choose(value: unknown) {
      const chosen = tabNamed(value)
      setTab(chosen)
      keepInAddress({ tab: chosen === 'orders' ? undefined : chosen })
    },
    refresh: () => void Promise.all([refetch[tab](), refetchSummaryAndAlerts()]),
    isLoading: loading[tab],
  }
}
