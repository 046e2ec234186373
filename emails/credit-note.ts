import { formatOre } from '../modules/shared/money.ts'
import { documentFacts, type IssuedDocument } from './document.ts'
import { heading, layout, type ShopFacts, textFooter } from './layout.ts'
import { type PaidWith, paidWithText } from './payment-method.ts'
import { harmless } from './template.ts'

/** The mail about money that went back for a delivered order; amounts in øre. */
export type CreditNote = {
  orderNumber: string
  customerName: string
  amount: number
  /** What staff wrote; null for a refund of the provider's dashboard. */
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
  shop: ShopFacts
}

const html = layout(`<mj-section><mj-column>
  ${heading('Hei, {{customerName}}')}
  <mj-text>{{refund}}</mj-text>
  <mj-text>{{{details}}}</mj-text>
  <mj-text>{{arrival}}</mj-text>
  <mj-text><a href="{{orderUrl}}">Se bestillingen</a></mj-text>
</mj-column></mj-section>`)

/** Renders the credit note. */
export async function creditNote(note: CreditNote) {
  const { orderNumber, customerName, amount, paidWith, orderUrl, shop } = note
  const subject = `Vi har betalt tilbake ${formatOre(amount)}, ${orderNumber}`
  const refund = `Vi har betalt tilbake ${formatOre(amount)} for bestilling ${orderNumber}.`
  const method = paidWith && paidWithText(paidWith)
  const arrival = `Pengene er på vei til ${method ?? 'der du betalte fra'}. Det tar vanligvis 5–10 dager før du ser dem på kontoen.`
  const details = detailsOf(note)
  return {
    subject,
    html: await html({
      title: subject,
      preview: refund,
      shop,
      places: {
        customerName,
        refund,
        details: details.map(harmless).join('<br />'),
        arrival,
        orderUrl,
      },
    }),
    text: [
      `Hei, ${customerName}`,
      refund,
      details.join('\n'),
      arrival,
      `Se bestillingen: ${orderUrl}`,
      textFooter(shop),
    ].join('\n\n'),
  }
}

const detailsOf = ({ reason, units, document, receiptNumber }: CreditNote): string[] => [
  ...(reason ? [`Grunn: ${reason}`] : []),
  ...units.map(({ name, quantity }) => `${quantity} × ${name}`),
  ...documentFacts(document),
  `Gjelder kvittering nr. ${receiptNumber}`,
]
