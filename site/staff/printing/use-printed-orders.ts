import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $printedIds, $printedOrders, idsOf, refetchPrintedOrders } from './printed-orders.ts'

/** The address's orders, and the number of those that no longer exist. */
export function usePrintedOrders(isStaff: boolean) {
  const list = useStore($printedOrders)
  const ids = useStore($printedIds)

  useEffect(() => {
    if (!isStaff) return
    $printedIds.set(idsOf(new URLSearchParams(location.search)))
    void refetchPrintedOrders()
  }, [isStaff])

  return { list, missing: ids.length - (list.value?.length ?? 0) }
}
