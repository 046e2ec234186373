import { formatOre } from '../../modules/shared/money.ts'
import {
  type Block,
  bold,
  button,
  heading,
  paragraph,
  quietly,
  seam,
  small,
  table,
  titled,
  type Words,
  when,
} from '../blocks.ts'
import { dayText } from '../date.ts'
import { deliveryText, withdrawalText } from '../delivery.ts'
import { documentFacts, type IssuedDocument } from '../document.ts'
import type { Mail, ShopFacts } from '../layout.ts'
import { harmless } from '../markup.ts'
import { contact } from '../order-parts/contact.ts'
import { lineName, lineRow, type MailLine } from '../order-parts/line-row.ts'
import { approveText, designs, type MailProof, proofUrl } from '../order-parts/proofs.ts'
import { receiptSums, type Sum } from '../order-parts/receipt-sums.ts'
import { type PaidWith, paidWithText } from '../payment-method.ts'
import { sampleOrder } from '../samples/order.ts'
import { colours } from '../styles.ts'
import { withdrawalInformation } from '../withdrawal-information.ts'

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
}

/** A receipt. */
export function orderConfirmation(order: OrderConfirmation, shop: ShopFacts): Mail {
  const { orderNumber, customerName, customerEmail, orderUrl, proofs, document } = order
  return {
    subject: `Takk for bestillingen, ${orderNumber}`,
    preview: `Vi har fått bestillingen din på ${formatOre(order.total)}.`,
    blocks: [
      heading(`Takk for bestillingen, ${customerName}!`),
      paragraph(
        'Betalingen er mottatt. Ordrenummeret ditt er ',
        bold(orderNumber),
        '.\n',
        quietly(paymentText(order)),
      ),
      ...when(proofs.length > 0, () => [
        checkOf(proofs),
        designs(proofs),
        button(approveText(proofs), proofUrl(orderUrl)),
        seam,
      ]),
      table('lines', order.lines.map(lineOf)),
      table('sums', sums(order).map(sumRow)),
      small(documentFacts(document).join('\n')),
      button('Se bestillingen', orderUrl),
      seam,
      titled('Sendes til', `${order.shippingAddress}\n`, quietly(customerEmail)),
      titled('Levering', deliveryText(order.lines, proofs.length)),
      titled('Retur og angrerett', withdrawalText(order.lines)),
      contact(shop),
      ...when(withdrawalInformation(order.lines, shop), (words) => [small(words)]),
    ],
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

function lineOf(line: OrderConfirmation['lines'][number]): Words {
  const [price, amount] = [formatOre(line.unitPrice), formatOre(line.lineTotal)]
  return lineRow(line, {
    note: `${line.quantity} × ${price}`,
    amount,
    pictureWidth: 112,
    text: `${line.quantity} × ${lineName(line)} à ${price}: ${amount}`,
  })
}

function sumRow({ label, amount, isTotal }: Sum): Words {
  const weight = isTotal ? `;font-weight:800;font-size:20px;color:${colours.natt}` : ''
  const html = `<tr>
    <td style="padding:4px 0${weight}">${harmless(label)}</td>
    <td align="right" nowrap style="padding:4px 0${weight}">${amount}</td>
  </tr>`
  return { html, text: `${label}: ${amount}` }
}

const checkOf = ({ length }: readonly MailProof[]): Block =>
  length === 1
    ? titled(
        'Stemmer motivet?',
        'Slik blir det sydd. Se nøye etter: vi begynner når du har godkjent.',
      )
    : titled(
        'Stemmer motivene?',
        'Slik blir de sydd. Se nøye etter: vi begynner når du har godkjent alle.',
      )

/** A sample of the template. */
export const samples = (): { orderConfirmation: OrderConfirmation } => ({
  orderConfirmation: sampleOrder('RP-7K2M9QXA'),
})
