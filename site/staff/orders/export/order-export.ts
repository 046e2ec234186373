import { action } from '../../../browser/action.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { showFailure } from '../../ui/list/failure.ts'
import { fetchOrders } from '../list/orders.ts'
import { orderTexts } from '../text.ts'
import { csvOfOrders } from './order-csv.ts'

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
