import type {
  Alert,
  Order,
  OrderLogEntry,
  OrderStatus,
} from '../../modules/shared/contract/api.d.ts'
import { read } from './test-answers.ts'
import type { TestShop } from './test-shop.ts'

/** A change of an order by staff. */
export type OrderChange = { status?: OrderStatus; trackingNumber?: string | null; version?: number }

/** Staff of a test shop, who see and change its orders. */
export function staffOf(shop: TestShop) {
  const get = <Answer>(path: string) => read<Answer>(shop.asStaff('GET', `/api/admin/${path}`))
  const alerts = () => get<Alert[]>('alerts')
  return {
    get,
    alerts,
    alertsOf: async (id: number) => (await alerts()).filter(({ orderId }) => orderId === id),
    order: async (id: number): Promise<Order> => {
      const [order] = await get<Order[]>(`orders?ids=${id}`)
      if (!order) throw new Error(`Staff see no order ${id}`)
      return order
    },
    /** The order's log, the latest first. */
    logOf: (id: number) => get<OrderLogEntry[]>(`orders/${id}/log`),
    change: (id: number, body: OrderChange) =>
      shop.asStaff('PATCH', `/api/admin/orders/${id}`, { body }),
    refund: (id: number, body: object, key: string = crypto.randomUUID()) =>
      shop.asStaff('POST', `/api/admin/orders/${id}/refunds`, {
        headers: { 'idempotency-key': key },
        body: { reason: 'Kunden angret', ...body },
      }),
    /** Asks again for all that failed to be refunded. */
    repeatRefund: (id: number) => shop.asStaff('POST', `/api/admin/orders/${id}/refund`),
    /** Adds a discount code of 10 %, with these changes. */
    newCode: (code: string, changes: object = {}) =>
      shop.asStaff('POST', '/api/admin/discount-codes', {
        body: { code, type: 'percentage', value: 10, ...changes },
      }),
  }
}
