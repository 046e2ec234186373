import type { OrderPayment } from '../../../../modules/shared/contract/api.d.ts'
import { call } from '../../../client/generated/orders.ts'

/** The state of an order's payment; 'unknown' for a session that did not place the order. */
export const paymentOf = async (orderNumber: string): Promise<OrderPayment> =>
  (await call('getOrderPayment', { path: { orderNumber } })).payment
