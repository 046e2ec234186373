import { vatOf } from '../../modules/shared/money.ts'
import type { TaxedSeller } from '../../modules/shared/terms.ts'
import type { IssuedDocument } from '../document.ts'
import type { MailProof } from '../order-parts/proofs.ts'
import type { PaidWith } from '../payment-method.ts'

/** The seller of the samples. */
const sampleSeller: TaxedSeller = {
  seller: {
    name: 'Russpatcher Eksempel AS',
    organisationNumber: '000 000 000 MVA',
    address: 'Patchegata 17, 0000 Oslo',
  },
  rate: 25,
}

/** The sample order of the specification, sections 3 and 9: three patches of 69 kr and a custom one, in øre, with its code. */
export const sampleOrder = (orderNumber: string, { seller, rate }: TaxedSeller = sampleSeller) => ({
  orderNumber,
  customerName: 'Kari Nordmann',
  customerEmail: 'kari@example.com',
  shippingAddress: 'Kari Nordmann\nStorgata 1\n0155 Oslo',
  lines: [
    {
      name: 'Russepatch',
      isCustom: false,
      imageUrl: '/tilpasset-patch.svg',
      unitPrice: 6900,
      quantity: 3,
      lineTotal: 20700,
    },
    {
      name: 'Tilpasset patch',
      isCustom: true,
      imageUrl: '/tilpasset-patch.svg',
      unitPrice: 14900,
      quantity: 1,
      lineTotal: 14900,
    },
  ],
  proofs: [] as MailProof[],
  orderUrl: `/order-confirmation?order_number=${orderNumber}`,
  paidAt: new Date('2026-05-04T10:00:00Z'),
  paidWith: { type: 'card', brand: 'visa', last4: '4242' } satisfies PaidWith,
  subtotal: 35600,
  discount: 6900,
  discountCode: '3FOR2',
  shipping: 0,
  total: 28700,
  document: {
    kind: 'receipt',
    number: 1057,
    issuedAt: new Date('2026-05-04T10:00:00Z'),
    gross: 28700,
    vatRate: rate,
    vat: vatOf(28700, rate),
    seller,
  } satisfies IssuedDocument,
})
