import type { OrderPayment } from '../../../../modules/shared/contract/api.d.ts'
import { call } from '../../../client/checkout.ts'

/** The state of an order's payment; 'unknown' to any session but the one that placed the order. */
export const paymentOf = async (orderNumber: string): Promise<OrderPayment> =>
  (await call('getOrderPayment', { path: { orderNumber } })).payment
