import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { csvOfOrders } from '../../../stores/admin-order-csv.ts'

/** Hands the orders over as the file bestillinger.csv. */
export function downloadOrders(orders: readonly Order[]): void {
  const file = new Blob([csvOfOrders(orders)], { type: 'text/csv;charset=utf-8' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'bestillinger.csv'
  link.click()
  // Some browsers read the file only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
