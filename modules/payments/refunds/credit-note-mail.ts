import type { RenderMail } from '../../../emails/render.ts'
import { creditNote } from '../../../emails/templates/credit-note.ts'
import { anonymous, contentsOfRevision, type OrderLinks, settledOrder } from '../../orders/index.ts'
import type { MailKind } from '../../post/index.ts'
import type { Sql } from '../../shared/transaction.ts'
import { documentFile, issuedDocument } from '../documents/document-file.ts'
import { creditedRefund } from './credit-note-queries.ts'

type Composing = { sql: Sql; renderMail: RenderMail; orderLinks: Pick<OrderLinks, 'urlOf'> }

/** The kind of the mail with a refund's credit note, by the refund's id. */
export const creditNoteKind = 'credit_note'

/** Each refund of a sale has one credit note, which is mailed once. */
export const creditNoteMail = (tools: Composing): MailKind<CreditedSale> => ({
  name: creditNoteKind,
  idPrefix: 'credit',
  hasAlert: true,
  subject: (refundId) => creditedSale(tools, refundId),
  async compose({ order, refund }) {
    const { number, units, ...credited } = refund
    const { id, revision, orderNumber, customerName, customerEmail } = order
    const contents = await contentsOfRevision(tools.sql, id, revision)
    const document = await issuedDocument(tools.sql, id, number)
    const mail = await tools.renderMail(creditNote, {
      ...credited,
      orderNumber,
      customerName,
      orderUrl: await tools.orderLinks.urlOf(order),
      document,
      receiptNumber: document.receiptNumber,
      units: units.map(({ itemId, quantity }) => ({
        name: contents?.lines.find((line) => line.itemId === itemId)?.name ?? '',
        quantity,
      })),
    })
    return {
      ...mail,
      to: customerEmail,
      reference: `${orderNumber}.${number}`,
      documents: [await documentFile(document)],
    }
  },
})

type CreditedSale = NonNullable<Awaited<ReturnType<typeof creditedSale>>>

/** Undefined for a refund that was not made, and for a customer who was erased. */
async function creditedSale({ sql }: Composing, refundId: number) {
  const refund = await creditedRefund(sql, refundId)
  if (!refund) return undefined
  const order = await settledOrder(sql, refund.orderId)
  return order.customerEmail === anonymous.email ? undefined : { refund, order }
}
