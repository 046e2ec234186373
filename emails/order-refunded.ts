import { formatOre } from '../modules/shared/money.ts'
import { heading, layout, type ShopFacts, textFooter } from './layout.ts'

/** The mail about a paid order that cannot be delivered; the refunded amount in øre. */
export type OrderRefunded = {
  orderNumber: string
  customerName: string
  amount: number
  shop: ShopFacts
}

const html = layout(`<mj-section><mj-column>
  ${heading('Hei, {{customerName}}')}
  <mj-text>{{reason}}</mj-text>
  <mj-text>{{refund}}</mj-text>
  <mj-button href="{{shopUrl}}/products">Finn en annen patch</mj-button>
</mj-column></mj-section>`)

/** Renders the mail about a refund. */
export async function orderRefunded({ orderNumber, customerName, amount, shop }: OrderRefunded) {
  const subject = `Pengene er på vei tilbake, ${orderNumber}`
  const reason = `Vi kan dessverre ikke levere bestilling ${orderNumber}. Varene ble utsolgt, eller bestillingen ble endret, mens du betalte. Det er vi lei oss for.`
  const refund = `Hele beløpet, ${formatOre(amount)}, er på vei tilbake dit du betalte fra. Det tar vanligvis 5–10 dager før du ser det på kontoen.`
  return {
    subject,
    html: await html({
      title: subject,
      preview: reason,
      shop,
      places: { customerName, reason, refund },
    }),
    text: [
      `Hei, ${customerName}`,
      reason,
      refund,
      `Finn en annen patch: ${shop.url}/products`,
      textFooter(shop),
    ].join('\n\n'),
  }
}
