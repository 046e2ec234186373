import { action } from '../../../browser/action.ts'
import { call as callExports } from '../../../client/generated/admin/exports.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { showFailure } from '../../ui/list/failure.ts'
import { fetchOrders } from '../list/orders.ts'
import { orderTexts } from '../text.ts'
import { csvOfOrders } from './order-csv.ts'

/** The most orders of a file, which browsers and spreadsheets can handle. */
const mostExported = 100_000

/** Downloads a CSV file with every matching order, listed or not; a failure is reported. */
export const { run: exportOrders, $isRunning: $isExporting } = action(
  async (save: (csv: string) => void) => {
    const { items: orders, nextCursor } = await fetchOrders(mostExported)
    await callExports('noteExport', { body: { kind: 'order', rows: orders.length } })
    save(csvOfOrders(orders))
    if (nextCursor) showToast(orderTexts.exportCut(orders.length))
  },
  (error) => showFailure(orderTexts.exportFailed, error),
)
