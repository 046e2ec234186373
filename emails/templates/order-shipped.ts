import {
  bold,
  button,
  heading,
  linkLine,
  paragraph,
  seam,
  table,
  titled,
  type Words,
  when,
} from '../blocks.ts'
import type { Mail, ShopFacts } from '../layout.ts'
import { contact } from '../order-parts/contact.ts'
import { lineName, lineRow, type MailLine } from '../order-parts/line-row.ts'
import { sampleOrder } from '../samples/order.ts'

/** A parcel that has left the shop. */
export type OrderShipped = {
  orderNumber: string
  customerName: string
  /** Multi-line. */
  shippingAddress: string
  /** Null for a parcel without tracking. */
  tracking: { number: string; url: string } | null
  /** The goods in the parcel. Empty when everything was refunded and staff sent the order all the same. */
  lines: (MailLine & { quantity: number })[]
  /** The order's own page: an absolute URL that shows the order to whoever has it. */
  orderUrl: string
}

/** The mail about a parcel that has left the shop. */
export function orderShipped(order: OrderShipped, shop: ShopFacts): Mail {
  const { orderNumber, customerName, shippingAddress, orderUrl, tracking } = order
  return {
    subject: `Patchene dine er på vei, ${orderNumber}`,
    preview: `Vi har sendt bestilling ${orderNumber}.`,
    blocks: [
      heading(`Patchene dine er på vei, ${customerName}!`),
      paragraph('Vi har sendt bestilling ', bold(orderNumber), ' med Posten.'),
      ...when(tracking, ({ number, url }) => [
        paragraph('Sporingsnummer: ', bold(number)),
        button('Følg pakken', url),
      ]),
      table('lines', order.lines.map(row)),
      linkLine('Se bestillingen', orderUrl),
      seam,
      titled('Sendt til', shippingAddress),
      contact(shop),
    ],
  }
}

const row = (line: OrderShipped['lines'][number]): Words =>
  lineRow(line, {
    amount: `${line.quantity} stk`,
    text: `${line.quantity} × ${lineName(line)}`,
  })

/** A sample of the template. */
export const samples = (): { orderShipped: OrderShipped } => ({
  orderShipped: {
    ...sampleOrder('RP-7K2M9QXA'),
    tracking: { number: '370438101254637281', url: 'https://sporing.posten.no/sporing/1' },
  },
})
