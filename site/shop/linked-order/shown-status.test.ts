import { expect, test } from 'vitest'
import { addressTitle, statusText } from './shown-status.ts'
import { linkedOrderTexts as texts } from './text.ts'

const order = { payment: 'paid', total: 169_00, refundedAmount: null, dueAmount: 0 } as const
const paidBack = { ...order, refundedAmount: 169_00 }

test.each(['pending', 'processing'] as const)(
  'an order that is %s promises no packing when all of it was paid back',
  (status) => {
    expect(statusText({ ...order, status })).toBe(texts.statusText[status])
    expect(statusText({ ...paidBack, status })).toBe(texts.unpaidText.refunded)
    expect(addressTitle({ ...order, status })).toBe(texts.addressTitle.sent)
    expect(addressTitle({ ...paidBack, status })).toBe(texts.addressTitle.unsent)
    expect(statusText({ ...order, status, payment: 'refund_due' })).toBe(
      texts.unpaidText.refund_due,
    )
  },
)

test.each(['shipped', 'delivered', 'cancelled'] as const)(
  'an order that is %s says where it is, also when it was paid back',
  (status) => {
    expect(statusText({ ...paidBack, status })).toBe(texts.statusText[status])
    const title = status === 'cancelled' ? 'unsent' : 'sent'
    expect(addressTitle({ ...paidBack, status })).toBe(texts.addressTitle[title])
  },
)
