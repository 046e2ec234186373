import { action } from '../browser/action.ts'
import { orderTexts } from '../text/admin/orders.ts'
import { showFailure } from './admin-failure.ts'
import { csvOfOrders } from './admin-order-csv.ts'
import { fetchOrders } from './admin-orders.ts'
import { showToast } from './toast.ts'

/** Orders in a file at most: what a browser holds and a spreadsheet opens without trouble. */
const mostExported = 100_000

/** Hands over a CSV file's text with every order that matches, shown or not; a failure is told. */
export const { run: exportOrders, $isRunning: $isExporting } = action(
  async (save: (csv: string) => void) => {
    const { items: orders, nextCursor } = await fetchOrders(mostExported)
    save(csvOfOrders(orders))
    if (nextCursor) showToast(orderTexts.exportCut(orders.length))
  },
  (error) => showFailure(orderTexts.exportFailed, error),
)
