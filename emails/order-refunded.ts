import { colours, escape, layout, type ShopFacts, textFooter } from './layout.ts'
import { kr } from './money.ts'

/** What is told when a paid order can't be delivered; the total in øre. */
export type OrderRefunded = {
  orderNumber: string
  customerName: string
  total: number
  shop: ShopFacts
}

export async function orderRefunded(order: OrderRefunded) {
  const subject = `Pengene er på vei tilbake, ${order.orderNumber}`
  const paragraphs = [
    `Noen rakk å kjøpe det siste eksemplaret rett før deg, så vi kan ikke levere bestilling ${order.orderNumber}. Det er vi lei oss for.`,
    `Hele beløpet, ${kr(order.total)}, er betalt tilbake til kortet ditt. Det tar vanligvis 5–10 dager før du ser det på kontoen.`,
  ]
  const body = `<mj-section><mj-column>
    <mj-text font-size="26px" font-weight="800" line-height="1.15" color="${colours.natt}">Hei, ${escape(order.customerName)}</mj-text>
    ${paragraphs.map((paragraph) => `<mj-text>${escape(paragraph)}</mj-text>`).join('')}
    <mj-button href="${order.shop.url}/products">Finn en annen patch</mj-button>
  </mj-column></mj-section>`
  return {
    subject,
    html: await layout({ title: subject, preview: paragraphs[0] ?? '', body, shop: order.shop }),
    text: [`Hei, ${order.customerName}`, ...paragraphs, textFooter(order.shop)].join('\n\n'),
  }
}
