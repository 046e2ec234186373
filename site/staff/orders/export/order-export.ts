import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { action } from '../../../browser/action.ts'
import { call, listOrdersLimitMaximum } from '../../../client/generated/admin/orders.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { showFailure } from '../../ui/list/failure.ts'
import { saveFile } from '../../ui/list/save-file.ts'
import { orderViews } from '../state/order-view.ts'
import { $orderView } from '../state/orders.ts'
import { orderTexts } from '../text.ts'
import { csvOfOrders } from './order-csv.ts'

/** The most orders of a file, which browsers and spreadsheets can handle. */
const mostExported = 100_000

/** Downloads a CSV file with every matching order, listed or not; a failure is reported. */
export const { run: exportOrders, $isRunning: $isExporting } = action(
  async (save: (csv: string) => void) => {
    const { orders, isCut } = await ordersForFile()
    save(csvOfOrders(orders))
    if (isCut) showToast(orderTexts.exportCut(orders.length))
  },
  (error) => showFailure(orderTexts.exportFailed, error),
)

/** Downloads a CSV text as bestillinger.csv. */
export const downloadOrders = (csv: string): void =>
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), 'bestillinger.csv')

/** The orders of the view, which the server notes in its log as a file. */
async function ordersForFile(): Promise<{ orders: Order[]; isCut: boolean }> {
  const filters = { ...orderViews.filtersOf($orderView.get()), purpose: 'file' } as const
  const orders: Order[] = []
  let cursor: string | undefined
  do {
    const limit = Math.min(listOrdersLimitMaximum, mostExported - orders.length)
    const query = { ...filters, limit, ...(cursor && { cursor }) }
    const part = await call('listOrders', { query })
    orders.push(...part.items)
    cursor = part.nextCursor
  } while (cursor && orders.length < mostExported)
  return { orders, isCut: cursor !== undefined }
}
