import { formatOre } from '../../modules/shared/money.ts'
import { heading, linkLine, paragraph } from '../blocks.ts'
import { documentFacts, type IssuedDocument } from '../document.ts'
import type { Mail } from '../layout.ts'
import { type PaidWith, paidWithText } from '../payment-method.ts'
import { sampleOrder } from '../samples/order.ts'

/** Money that went back for a delivered order; amounts in øre. */
export type CreditNote = {
  orderNumber: string
  customerName: string
  amount: number
  /** The reason that staff wrote; null for a refund of the provider's dashboard. */
  reason: string | null
  /** As of a receipt. */
  orderUrl: string
  /** The units that came back; none for an amount alone. */
  units: readonly { name: string; quantity: number }[]
  /** Null when the shop does not know it. */
  paidWith: PaidWith | null
  document: IssuedDocument
  /** The number of the receipt that it corrects. */
  receiptNumber: number
}

/** The credit note. */
export function creditNote(note: CreditNote): Mail {
  const { orderNumber, customerName, amount, paidWith, orderUrl } = note
  const refund = `Vi har betalt tilbake ${formatOre(amount)} for bestilling ${orderNumber}.`
  const method = paidWith && paidWithText(paidWith)
  return {
    subject: `Vi har betalt tilbake ${formatOre(amount)}, ${orderNumber}`,
    preview: refund,
    blocks: [
      heading(`Hei, ${customerName}`),
      paragraph(refund),
      paragraph(detailsOf(note).join('\n')),
      paragraph(
        `Pengene er på vei til ${method ?? 'der du betalte fra'}. Det tar vanligvis 5–10 dager før du ser dem på kontoen.`,
      ),
      linkLine('Se bestillingen', orderUrl),
    ],
  }
}

const detailsOf = ({ reason, units, document, receiptNumber }: CreditNote): string[] => [
  ...(reason ? [`Grunn: ${reason}`] : []),
  ...units.map(({ name, quantity }) => `${quantity} × ${name}`),
  ...documentFacts(document),
  `Gjelder kvittering nr. ${receiptNumber}`,
]

/** A sample of the template. */
export const samples = (): { creditNote: CreditNote } => ({
  creditNote: {
    orderNumber: 'RP-7K2M9QXA',
    customerName: 'Kari Nordmann',
    amount: 9_800,
    reason: 'Du angret kjøpet av to patcher',
    orderUrl: sampleOrder('RP-7K2M9QXA').orderUrl,
    units: [{ name: 'Russens beste patch', quantity: 2 }],
    paidWith: { type: 'card', brand: 'visa', last4: '4242' },
    document: {
      ...sampleOrder('RP-7K2M9QXA').document,
      kind: 'credit_note',
      number: 12,
      gross: 9_800,
      vat: 1_960,
    },
    receiptNumber: 1057,
  },
})
