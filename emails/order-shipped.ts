import { heading, layout, type ShopFacts, seam, textFooter } from './layout.ts'
import { lineName, lineRow, type MailLine } from './order-parts/line-row.ts'
import { colours } from './styles.ts'
import { lines } from './template.ts'

/** The mail about a parcel that has left the shop. */
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
  shop: ShopFacts
}

/** Two templates, with and without the tracking button, because a template has no conditional parts. */
const htmlWith = (tracking: string) =>
  layout(`<mj-section><mj-column>
  ${heading('Patchene dine er på vei, {{customerName}}!')}
  <mj-text>Vi har sendt bestilling <strong>{{orderNumber}}</strong> med Posten.</mj-text>
  ${tracking}
  <mj-table font-size="16px" line-height="1.4" padding="8px 24px" color="${colours.blekk}">{{{items}}}</mj-table>
  <mj-text><a href="{{orderUrl}}">Se bestillingen</a></mj-text>
  ${seam}
  <mj-text><strong>Sendt til</strong><br />{{{address}}}</mj-text>
  <mj-text><strong>Lurer du på noe?</strong><br />Skriv til <a href="mailto:{{shopEmail}}">{{shopEmail}}</a> eller ring {{shopPhone}}, og oppgi ordrenummeret.</mj-text>
</mj-column></mj-section>`)

const plain = htmlWith('')
const tracked = htmlWith(`
  <mj-text>Sporingsnummer: <strong>{{trackingNumber}}</strong></mj-text>
  <mj-button href="{{trackingUrl}}">Følg pakken</mj-button>`)

/** Renders the mail about a shipped parcel. */
export async function orderShipped(order: OrderShipped) {
  const { orderNumber, customerName, orderUrl, tracking, shop } = order
  const subject = `Patchene dine er på vei, ${orderNumber}`
  const common = {
    orderNumber,
    customerName,
    orderUrl,
    items: order.lines.map(itemRow).join(''),
    address: lines(order.shippingAddress),
  }
  const parts = { title: subject, preview: `Vi har sendt bestilling ${orderNumber}.`, shop }
  return {
    subject,
    html: tracking
      ? await tracked({
          ...parts,
          places: { ...common, trackingNumber: tracking.number, trackingUrl: tracking.url },
        })
      : await plain({ ...parts, places: common }),
    text: text(order),
  }
}

type Item = OrderShipped['lines'][number]

const itemRow = (line: Item): string => lineRow(line, { amount: `${line.quantity} stk` })

function text(order: OrderShipped): string {
  const { orderNumber, customerName, tracking, shop } = order
  const following = tracking
    ? [`Sporingsnummer: ${tracking.number}`, `Følg pakken: ${tracking.url}`, '']
    : []
  return [
    `Patchene dine er på vei, ${customerName}!`,
    '',
    `Vi har sendt bestilling ${orderNumber} med Posten.`,
    '',
    ...following,
    ...order.lines.map((line) => `${line.quantity} × ${lineName(line)}`),
    ...(order.lines.length > 0 ? [''] : []),
    'Sendt til:',
    order.shippingAddress,
    '',
    `Se bestillingen: ${order.orderUrl}`,
    `Lurer du på noe? Skriv til ${shop.email} eller ring ${shop.phone}, og oppgi ordrenummeret.`,
    '',
    textFooter(shop),
  ].join('\n')
}
