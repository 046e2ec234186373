import { formatOre } from '../modules/shared/money.ts'
import { dayText } from './date.ts'
import { deliveryText, withdrawalText } from './delivery.ts'
import { documentFacts, type IssuedDocument } from './document.ts'
import { heading, layout, type ShopFacts, seam, textFooter } from './layout.ts'
import { lineName, lineRow, type MailLine } from './order-parts/line-row.ts'
import {
  approveText,
  type MailProof,
  proofPictures,
  proofTexts,
  proofUrl,
} from './order-parts/proofs.ts'
import { receiptSums, type Sum } from './order-parts/receipt-sums.ts'
import { type PaidWith, paidWithText } from './payment-method.ts'
import { colours } from './styles.ts'
import { harmless, lines } from './template.ts'
import { withdrawalInformation } from './withdrawal-information.ts'

/** A receipt; all amounts in øre. */
export type OrderConfirmation = {
  orderNumber: string
  customerName: string
  customerEmail: string
  /** Multi-line. */
  shippingAddress: string
  lines: (MailLine & { unitPrice: number; quantity: number; lineTotal: number })[]
  /** The designs that the customer is to approve. */
  proofs: MailProof[]
  /** The order's own page: an absolute URL that shows the order to whoever has it. */
  orderUrl: string
  paidAt: Date
  /** Null when the payment provider did not report it. */
  paidWith: PaidWith | null
  subtotal: number
  discount: number
  discountCode: string | null
  shipping: number
  total: number
  document: IssuedDocument
  shop: ShopFacts
}

/** Two templates, with and without designs to approve, because a template has no conditional parts. */
const htmlWith = (proofs: string) =>
  layout(`<mj-section><mj-column>
  ${heading('Takk for bestillingen, {{customerName}}!')}
  <mj-text>Betalingen er mottatt. Ordrenummeret ditt er <strong>{{orderNumber}}</strong>.<br /><span class="soft" style="color:${colours.quiet}">{{payment}}</span></mj-text>
  ${proofs}
  <mj-table font-size="16px" line-height="1.4" padding="8px 24px" color="${colours.blekk}">{{{items}}}</mj-table>
  <mj-table font-size="16px" line-height="1.5" padding="0 24px 16px" color="${colours.blekk}">{{{sums}}}</mj-table>
  <mj-text font-size="14px"><span class="soft" style="color:${colours.quiet}">{{{document}}}</span></mj-text>
  <mj-button href="{{orderUrl}}">Se bestillingen</mj-button>
  ${seam}
  <mj-text><strong>Sendes til</strong><br />{{{address}}}<br /><span class="soft" style="color:${colours.quiet}">{{customerEmail}}</span></mj-text>
  <mj-text><strong>Levering</strong><br />{{delivery}}</mj-text>
  <mj-text><strong>Retur og angrerett</strong><br />{{withdrawal}}</mj-text>
  <mj-text><strong>Lurer du på noe?</strong><br />Skriv til <a href="mailto:{{shopEmail}}">{{shopEmail}}</a> eller ring {{shopPhone}}, og oppgi ordrenummeret.</mj-text>
  <mj-text font-size="14px"><span class="soft" style="color:${colours.quiet}">{{{withdrawing}}}</span></mj-text>
</mj-column></mj-section>`)

const plain = htmlWith('')
const proofed = htmlWith(`
  <mj-text><strong>{{check}}</strong><br />{{checkText}}</mj-text>
  <mj-text>{{{proofs}}}</mj-text>
  <mj-button href="{{proofUrl}}">{{approve}}</mj-button>
  ${seam}`)

/** Renders a receipt. */
export async function orderConfirmation(order: OrderConfirmation) {
  const { orderNumber, customerName, customerEmail, orderUrl, proofs, shop } = order
  const subject = `Takk for bestillingen, ${orderNumber}`
  const common = {
    orderNumber,
    customerName,
    customerEmail,
    orderUrl,
    payment: paymentText(order),
    delivery: deliveryOf(order),
    withdrawal: withdrawalText(order.lines),
    withdrawing: lines(withdrawalInformation(order.lines, shop)),
    items: order.lines.map(itemRow).join(''),
    sums: sums(order).map(sumRow).join(''),
    address: lines(order.shippingAddress),
    document: documentFacts(order.document).map(harmless).join('<br />'),
  }
  const parts = {
    title: subject,
    preview: `Vi har fått bestillingen din på ${formatOre(order.total)}.`,
    shop,
  }
  const toApprove = {
    ...checkTexts(proofs),
    proofs: proofPictures(proofs),
    approve: approveText(proofs),
    proofUrl: proofUrl(orderUrl),
  }
  return {
    subject,
    html:
      proofs.length > 0
        ? await proofed({ ...parts, places: { ...common, ...toApprove } })
        : await plain({ ...parts, places: common }),
    text: text(order),
  }
}

/** The sums, with the VAT as the document has it. */
const sums = ({ document, ...order }: OrderConfirmation): Sum[] =>
  receiptSums({ ...order, vat: document.vatRate === null ? null : document.vat })

/** The date and the payment method. */
function paymentText({ paidAt, paidWith }: OrderConfirmation): string {
  const method = paidWith && paidWithText(paidWith)
  return `Bestilt ${dayText(paidAt)}${method ? `, betalt med ${method}` : ''}`
}

const deliveryOf = ({ lines, proofs }: OrderConfirmation): string =>
  deliveryText(lines, proofs.length)

type Item = OrderConfirmation['lines'][number]

const itemRow = (line: Item): string =>
  lineRow(line, {
    note: `${line.quantity} × ${formatOre(line.unitPrice)}`,
    amount: formatOre(line.lineTotal),
    pictureWidth: 112,
  })

function sumRow({ label, amount, isTotal }: Sum): string {
  const weight = isTotal ? `;font-weight:800;font-size:20px;color:${colours.natt}` : ''
  return `<tr>
    <td style="padding:4px 0${weight}">${harmless(label)}</td>
    <td align="right" nowrap style="padding:4px 0${weight}">${amount}</td>
  </tr>`
}

const checkTexts = ({ length }: readonly MailProof[]) =>
  length === 1
    ? {
        check: 'Stemmer motivet?',
        checkText: 'Slik blir det sydd. Se nøye etter: vi begynner når du har godkjent.',
      }
    : {
        check: 'Stemmer motivene?',
        checkText: 'Slik blir de sydd. Se nøye etter: vi begynner når du har godkjent alle.',
      }

function proofText({ proofs, orderUrl }: OrderConfirmation): string[] {
  if (proofs.length === 0) return []
  const { check, checkText } = checkTexts(proofs)
  return [
    `${check} ${checkText}`,
    '',
    ...proofTexts(proofs),
    `${approveText(proofs)}: ${proofUrl(orderUrl)}`,
    '',
  ]
}

function text(order: OrderConfirmation): string {
  return [
    `Takk for bestillingen, ${order.customerName}!`,
    '',
    `Betalingen er mottatt. Ordrenummeret ditt er ${order.orderNumber}.`,
    paymentText(order),
    '',
    ...proofText(order),
    ...order.lines.map(
      (line) =>
        `${line.quantity} × ${lineName(line)} à ${formatOre(line.unitPrice)}: ${formatOre(line.lineTotal)}`,
    ),
    '',
    ...sums(order).map(({ label, amount }) => `${label}: ${amount}`),
    '',
    ...documentFacts(order.document),
    '',
    'Sendes til:',
    order.shippingAddress,
    order.customerEmail,
    '',
    deliveryOf(order),
    '',
    withdrawalText(order.lines),
    '',
    `Se bestillingen: ${order.orderUrl}`,
    `Lurer du på noe? Skriv til ${order.shop.email} eller ring ${order.shop.phone}, og oppgi ordrenummeret.`,
    '',
    withdrawalInformation(order.lines, order.shop),
    '',
    textFooter(order.shop),
  ].join('\n')
}
