import type { Order } from '../../modules/shared/contract/api.d.ts'

/** An order as the staff API returns it, 287 kr; `changes` override its fields. */
export const order = (id: number, changes: Partial<Order> = {}): Order => ({
  id,
  orderNumber: `RP-TEST${String(id).padStart(4, '0')}`,
  customerName: 'Kari Nordmann',
  customerEmail: 'kari@example.com',
  status: 'pending',
  createdAt: '2026-05-10T10:00:00.000Z',
  items: [
    {
      itemId: 1,
      productId: 1,
      product: { name: 'Elgpatch', image: '/patches/1.svg', price: 69 },
      quantity: 2,
      toSend: 2,
      isUnapproved: false,
    },
    {
      itemId: 1_000_000,
      productId: 999_999,
      product: { name: 'Tilpasset patch', image: '', price: 149 },
      quantity: 1,
      toSend: 1,
      isUnapproved: false,
    },
  ],
  shippingAddress: 'Kari Nordmann\nStorgata 1\n0155 Oslo',
  subtotal: 28_700,
  discount: 0,
  discountCode: null,
  shipping: 0,
  total: 28_700,
  refunded: 0,
  disputed: 0,
  isDisputed: false,
  receipt: 'sent',
  notice: 'none',
  trackingNumber: null,
  link: 1,
  version: 1,
  ...changes,
})
