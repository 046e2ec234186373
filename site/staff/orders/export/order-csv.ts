import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { krOfOre } from '../../../../modules/shared/money.ts'
import { formatTime } from '../../../browser/dates.ts'
import { withDecimalComma } from '../../ui/form/typed-number.ts'
import { orderTexts, statusLabels } from '../text.ts'

/** Spreadsheets need it to detect UTF-8. */
const byteOrderMark = '\uFEFF'

/** Between fields: Norwegian spreadsheets use the comma as the decimal separator. */
const separator = ';'

/** The orders as a CSV file's text: a line of titles, every field quoted (specification, section 9). */
export function csvOfOrders(orders: readonly Order[]): string {
  const rows = [orderTexts.csvColumns, ...orders.map(fieldsOf)]
  const lines = rows.map((fields) => fields.map(quoted).join(separator))
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}

const fieldsOf = (order: Order): string[] => [
  order.orderNumber,
  order.customerName,
  order.customerEmail,
  order.customerPhone ?? '',
  statusLabels[order.status],
  withDecimalComma(krOfOre(keptOf(order))),
  order.discountCode ?? '',
  formatTime(order.createdAt),
  order.items.map(({ product, quantity }) => `${product.name} (${quantity} stk)`).join(', '),
]

/** What the shop keeps of an order, in øre: the specified columns have no place of their own for what went back. */
const keptOf = ({ total, refunded, disputed }: Order): number =>
  Math.max(0, total - refunded - disputed)

const quoted = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`

/**
 * Customers choose their names, and a spreadsheet runs what starts like a formula; an apostrophe
 * makes text of it. A phone number such as +47 900 00 000 does no harm and stays as it is.
 */
function harmless(text: string): string {
  const startsFormula = /^[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u.test(text)
  return startsFormula && !/^\+[\d ]+$/.test(text) ? `'${text}` : text
}
