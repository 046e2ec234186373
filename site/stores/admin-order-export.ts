import { atom } from 'nanostores'
import { orderTexts } from '../text/admin/orders.ts'
import { showFailure } from './admin-failure.ts'
import { csvOfOrders } from './admin-order-csv.ts'
import { fetchOrders } from './admin-order-parts.ts'
import { $orderView } from './admin-orders.ts'
import { showToast } from './toast.ts'

/** Orders in a file at most: what a browser holds and a spreadsheet opens without trouble. */
const mostExported = 100_000

/** Whether the orders of an export are on their way. */
export const $isExporting = atom(false)

/** Hands over a CSV file's text with every order that matches, shown or not; a failure is told. */
export async function exportOrders(save: (csv: string) => void): Promise<void> {
  if ($isExporting.get()) return
  $isExporting.set(true)
  try {
    const { items: orders, nextCursor } = await fetchOrders($orderView.get(), mostExported)
    save(csvOfOrders(orders))
    if (nextCursor) showToast(orderTexts.exportCut(orders.length))
  } catch (error) {
    showFailure(orderTexts.exportFailed, error)
  } finally {
    $isExporting.set(false)
  }
}
