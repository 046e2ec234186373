import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { csvOf } from '../../../../modules/shared/lists/csv.ts'
import { krOfOre } from '../../../../modules/shared/money.ts'
import { goodsToSend } from '../../../../modules/workshop/rules.ts'
import { formatTime } from '../../../browser/dates.ts'
import { withDecimalComma } from '../../ui/form/typed-number.ts'
import { orderTexts, statusLabels } from '../text.ts'

/** The orders as a CSV file's text: a line of titles, every field quoted (specification, section 9). */
export const csvOfOrders = (orders: readonly Order[]): string =>
  csvOf([orderTexts.csvColumns, ...orders.map(fieldsOf)])

const fieldsOf = (order: Order): string[] => [
  order.orderNumber,
  order.customerName,
  order.customerEmail,
  order.customerPhone ?? '',
  statusLabels[order.status],
  withDecimalComma(krOfOre(keptOf(order))),
  order.discountCode ?? '',
  formatTime(order.createdAt),
  goodsToSend(order.items)
    .map(({ product, quantity }) => `${product.name} (${quantity} stk)`)
    .join(', '),
]

/**
 * The amount that the shop keeps of an order, in øre. The specified columns have no place for refunds and disputes. So
 * the products are those that were not refunded.
 */
const keptOf = ({ total, refunded, disputed }: Order): number =>
  Math.max(0, total - refunded - disputed)
