import type { OrderPayment } from '../../../../modules/shared/contract/api.d.ts'
import { call } from '../../../client/generated/orders.ts'

const ask = (orderNumber: string) => call('getOrderPayment', { path: { orderNumber } })

/** The state of an order's payment; 'unknown' for a session that did not place the order. */
export const paymentOf = async (orderNumber: string): Promise<OrderPayment> =>
  (await ask(orderNumber)).payment

/** The token of an order's own page; undefined unless this session has just paid for the order. */
export const tokenOfOrder = async (orderNumber: string): Promise<string | undefined> =>
  (await ask(orderNumber)).token
