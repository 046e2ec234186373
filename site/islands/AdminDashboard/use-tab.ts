import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import {
  $discountCodes,
  loadDiscountCodes,
  refetchDiscountCodes,
} from '../../stores/admin-discounts.ts'
import { $orders, loadOrders, refetchOrders } from '../../stores/admin-orders.ts'
import {
  $subscribers,
  loadSubscribers,
  refetchSubscribers,
} from '../../stores/admin-subscribers.ts'

export const tabs = ['orders', 'newsletter', 'discounts'] as const
export type Tab = (typeof tabs)[number]

const load = { orders: loadOrders, newsletter: loadSubscribers, discounts: loadDiscountCodes }
const refetch = {
  orders: refetchOrders,
  newsletter: refetchSubscribers,
  discounts: refetchDiscountCodes,
}

/** The chosen tab, whose data is loaded when it is chosen; the figures need the orders from the start. */
export function useTab(isStaff: boolean) {
  const [tab, setTab] = useState<Tab>('orders')
  const loading = {
    orders: useStore($orders).isLoading,
    newsletter: useStore($subscribers).isLoading,
    discounts: useStore($discountCodes).isLoading,
  }

  useEffect(() => {
    if (!isStaff) return
    void loadOrders()
    void load[tab]()
  }, [isStaff, tab])

  return {
    tab,
    choose: (value: unknown) => setTab(tabs.find((name) => name === value) ?? 'orders'),
    refresh: () => void refetch[tab](),
    isLoading: loading[tab],
  }
}
