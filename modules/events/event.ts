/**
 * An event in the shop, by kind, with the ids of its subjects. `amount` is in øre, `refund` the number of the refund of
 * its order, `status` in the provider's terms.
 */
export type ShopEvent =
  | { kind: 'order_paid'; orderId: number; amount: number }
  /** Paid, but sold out or of another amount: all of it goes back. */
  | { kind: 'order_unfulfilled'; orderId: number; amount: number }
  | { kind: 'receipt_issued'; orderId: number; amount: number }
  | { kind: 'credit_note_issued'; orderId: number; refund: number; amount: number }
  | { kind: 'refund_made'; orderId: number; refund: number; amount: number }
  | { kind: 'refund_failed'; orderId: number; refund: number; amount: number }
  | { kind: 'dispute_changed'; orderId: number; amount: number; status: string }
  | { kind: 'proof_approved'; orderId: number; itemId: number; round: number }
  | { kind: 'proof_commented'; orderId: number; itemId: number; round: number }
  | { kind: 'stock_sold'; orderId: number; productId: number; units: number }
  | { kind: 'stock_returned'; orderId: number; productId: number; units: number }

export type EventKind = ShopEvent['kind']
