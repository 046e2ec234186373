import { colours, escape, layout, lines, type ShopFacts, textFooter } from './layout.ts'
import { kr } from './money.ts'

/** A receipt; all amounts in øre, the VAT being a fifth of the total (25 % on top). */
export type OrderConfirmation = {
  orderNumber: string
  customerName: string
  shippingAddress: string
  lines: {
    name: string
    imageUrl: string
    unitPrice: number
    quantity: number
    lineTotal: number
  }[]
  subtotal: number
  discount: number
  discountCode: string | null
  shipping: number
  total: number
  shop: ShopFacts
}

const withdrawal =
  'Du har 14 dager åpent kjøp og angrerett fra du får pakken. Patcher som er laget av ditt eget bilde, er laget bare til deg og kan ikke returneres.'
const delivery =
  'Vanlige patcher er hos deg på 2–5 virkedager. Tilpassede patcher tar 2–4 uker. Du får SMS når pakken er på vei.'

export async function orderConfirmation(order: OrderConfirmation) {
  const subject = `Takk for bestillingen, ${order.orderNumber}`
  const html = await layout({
    title: subject,
    preview: `Vi har fått bestillingen din på ${kr(order.total)}.`,
    body: body(order),
    shop: order.shop,
  })
  return { subject, html, text: text(order) }
}

/** The rows of the sum, in the order of the receipt. */
function sums(order: OrderConfirmation): [string, string][] {
  const code = order.discountCode ? ` (${order.discountCode})` : ''
  return [
    ['Delsum', kr(order.subtotal)],
    ...(order.discount > 0
      ? [[`Rabatt${code}`, `−${kr(order.discount)}`] as [string, string]]
      : []),
    ['Frakt', order.shipping === 0 ? 'Gratis' : kr(order.shipping)],
    ['Totalt', kr(order.total)],
    ['Herav mva.', kr(Math.round(order.total / 5))],
  ]
}

function body(order: OrderConfirmation): string {
  const cell = `padding:10px 0;border-bottom:1px solid ${colours.line}`
  const items = order.lines.map(
    (line) => `<tr>
      <td width="64" style="${cell}"><img src="${escape(line.imageUrl)}" width="52" height="52" alt="" /></td>
      <td style="${cell}">${escape(line.name)}<br /><span style="color:${colours.quiet};font-size:14px">${line.quantity} × ${kr(line.unitPrice)}</span></td>
      <td style="${cell};text-align:right;white-space:nowrap">${kr(line.lineTotal)}</td>
    </tr>`,
  )
  const rows = sums(order).map(([label, amount]) => {
    const weight = label === 'Totalt' ? `font-weight:800;font-size:20px;color:${colours.natt}` : ''
    return `<tr><td colspan="2" style="padding:4px 0;${weight}">${escape(label)}</td><td style="padding:4px 0;text-align:right;white-space:nowrap;${weight}">${amount}</td></tr>`
  })
  return `
    <mj-section><mj-column>
      <mj-text font-size="26px" font-weight="800" line-height="1.15" color="${colours.natt}">Takk for bestillingen, ${escape(order.customerName)}!</mj-text>
      <mj-text>Betalingen er mottatt. Ordrenummeret ditt er <strong>${order.orderNumber}</strong>.</mj-text>
      <mj-table font-size="16px" line-height="1.4" padding="8px 24px" color="${colours.blekk}">${items.join('')}</mj-table>
      <mj-table font-size="16px" line-height="1.5" padding="0 24px 16px" color="${colours.blekk}">${rows.join('')}</mj-table>
      <mj-divider border-width="1.5px" border-style="dashed" border-color="${colours.russ}" padding="8px 24px" />
      <mj-text><strong>Sendes til</strong><br />${lines(order.shippingAddress)}</mj-text>
      <mj-text>${delivery}</mj-text>
      <mj-text font-size="14px" color="${colours.quiet}">${withdrawal}</mj-text>
    </mj-column></mj-section>`
}

function text(order: OrderConfirmation): string {
  return [
    `Takk for bestillingen, ${order.customerName}!`,
    '',
    `Betalingen er mottatt. Ordrenummeret ditt er ${order.orderNumber}.`,
    '',
    ...order.lines.map(
      (line) => `${line.quantity} × ${line.name} à ${kr(line.unitPrice)}: ${kr(line.lineTotal)}`,
    ),
    '',
    ...sums(order).map(([label, amount]) => `${label}: ${amount}`),
    '',
    'Sendes til:',
    order.shippingAddress,
    '',
    delivery,
    '',
    withdrawal,
    '',
    textFooter(order.shop),
  ].join('\n')
}
