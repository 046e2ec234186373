import { formatOre } from '../../modules/shared/money.ts'
import { button, heading, paragraph } from '../blocks.ts'
import type { Mail, ShopFacts } from '../layout.ts'

/** A paid order that cannot be delivered; the refunded amount in øre. */
export type OrderRefunded = {
  orderNumber: string
  customerName: string
  amount: number
}

/** The mail about a paid order that cannot be delivered. */
export function orderRefunded(
  { orderNumber, customerName, amount }: OrderRefunded,
  shop: ShopFacts,
): Mail {
  const reason = `Vi kan dessverre ikke levere bestilling ${orderNumber}. Varene ble utsolgt, eller bestillingen ble endret, mens du betalte. Det er vi lei oss for.`
  return {
    subject: `Pengene er på vei tilbake, ${orderNumber}`,
    preview: reason,
    blocks: [
      heading(`Hei, ${customerName}`),
      paragraph(reason),
      paragraph(
        `Hele beløpet, ${formatOre(amount)}, er på vei tilbake dit du betalte fra. Det tar vanligvis 5–10 dager før du ser det på kontoen.`,
      ),
      button('Finn en annen patch', `${shop.url}/products`),
    ],
  }
}

/** A sample of the template. */
export const samples = (): { orderRefunded: OrderRefunded } => ({
  orderRefunded: {
    orderNumber: 'RP-7K2M9QXA',
    customerName: 'Kari Nordmann',
    amount: 28_750,
  },
})
