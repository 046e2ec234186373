import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $printedIds, $printedOrders, idsOf, refetchPrintedOrders } from './printed-orders.ts'

/** The orders that the address names, and how many of those there are not any more. */
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
