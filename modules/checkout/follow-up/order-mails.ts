import type { Logger } from 'pino'
import type { Emails, RenderedMail } from '../../../emails/render.ts'
import type { Cart } from '../../cart/index.ts'
import type { MailDocument, MailPicture } from '../../shared/mail.ts'
import type { Pool } from '../../shared/transaction.ts'
import { documentFile, issuedDocument } from '../documents/document-file.ts'
import { goodsToSend } from '../orders/goods-to-send.ts'
import type { MailKind } from '../orders/mail-kinds.ts'
import type { OrderLinks } from '../orders/order-links.ts'
import { isOnItsWay } from '../orders/order-status.ts'
import { keepCharges, type SettledOrder } from '../orders/paid-order-queries.ts'
import { linesOfRevision, type SewnLine } from '../orders/revision-queries.ts'
import { trackingUrl } from '../orders/tracking.ts'
import { awaitedDesigns } from '../orders/unapproved-queries.ts'
import type { Payments } from '../provider/payments.ts'
import { mailLines } from './mail-lines.ts'
import { mailProofs } from './mail-proofs.ts'

/** What composing a mail needs; `publicUrl` makes its addresses absolute. */
export type Composing = {
  sql: Pool
  cart: Pick<Cart, 'customImages'>
  payments: Pick<Payments, 'retrieve'>
  emails: Emails
  orderLinks: Pick<OrderLinks, 'urlOf'>
  publicUrl: string
  log: Logger
}

type KindOfMail = {
  /** The beginning of its Message-IDs. It never changes, so that a retry after an upgrade stays one mail in the inbox. */
  idPrefix: string
  /** Whether the order is still in the state that the mail reports. */
  isDue(order: Pick<SettledOrder, 'payment' | 'status' | 'isAwaited'>): boolean
  compose(
    order: SettledOrder,
    tools: Composing,
  ): Promise<
    RenderedMail & { pictures?: readonly MailPicture[]; documents?: readonly MailDocument[] }
  >
}

/** For each kind of mail: when it is due, and how it is composed. */
export const orderMails: Record<MailKind, KindOfMail> = {
  receipt: {
    idPrefix: 'receipt',
    isDue: ({ payment }) => payment === 'paid',
    async compose(order, tools) {
      const { lines, pictures } = await linesOf(order, tools)
      const proofs = await proofsOf(order, tools)
      const paidWith = await methodOf(order, tools)
      const orderUrl = await tools.orderLinks.urlOf(order)
      const document = await issuedDocument(tools.sql, order.id)
      const receipt = { ...order, lines, proofs: proofs.proofs, paidWith, orderUrl, document }
      return {
        ...(await tools.emails.orderConfirmation(receipt)),
        pictures: [...pictures, ...proofs.pictures],
        documents: [await documentFile(document)],
      }
    },
  },
  refunded: {
    idPrefix: 'refund',
    isDue: ({ payment }) => payment === 'refunded',
    compose: (order, { emails }) =>
      emails.orderRefunded({ ...order, amount: order.refundedAmount ?? order.total }),
  },
  notice: {
    idPrefix: 'notice',
    isDue: ({ payment, status }) => payment === 'paid' && isOnItsWay(status),
    async compose(order, tools) {
      const { lines, pictures } = await linesOf(order, tools, goodsToSend)
      const { trackingNumber: number } = order
      const tracking = number ? { number, url: trackingUrl(number) } : null
      const orderUrl = await tools.orderLinks.urlOf(order)
      const notice = { ...order, lines, tracking, orderUrl }
      return { ...(await tools.emails.orderShipped(notice)), pictures }
    },
  },
  proof: {
    idPrefix: 'proof',
    isDue: isProofDue,
    compose: (order, tools) =>
      composeProof(order, tools, (mail) =>
        // The customer may have approved what is new before the mail is sent, while other designs wait.
        mail.proofs.some(({ isNew }) => isNew)
          ? tools.emails.orderProof(mail)
          : tools.emails.proofReminder(mail),
      ),
  },
  reminder: {
    idPrefix: 'reminder',
    isDue: isProofDue,
    compose: (order, tools) => composeProof(order, tools, tools.emails.proofReminder),
  },
}

function isProofDue({
  payment,
  status,
  isAwaited,
}: Pick<SettledOrder, 'payment' | 'status' | 'isAwaited'>) {
  return payment === 'paid' && (status === 'pending' || status === 'processing') && isAwaited
}

async function composeProof(order: SettledOrder, tools: Composing, render: Emails['orderProof']) {
  const { proofs, pictures } = await proofsOf(order, tools)
  const orderUrl = await tools.orderLinks.urlOf(order)
  return { ...(await render({ ...order, proofs, orderUrl })), pictures }
}

/** The designs that wait for the customer, and their pictures. */
async function proofsOf({ id, isAwaited }: SettledOrder, tools: Composing) {
  const designs = isAwaited ? await awaitedDesigns(tools.sql, id) : []
  return mailProofs({ ...tools, ...tools.cart }, designs)
}

type Choice = (lines: readonly SewnLine[]) => readonly SewnLine[]

/** The lines that a mail shows; default: all that were ordered. */
async function linesOf(
  { id, revision }: SettledOrder,
  tools: Composing,
  choose: Choice = (lines) => lines,
) {
  const lines = await linesOfRevision(tools.sql, id, revision)
  return mailLines({ ...tools, ...tools.cart }, choose(lines))
}

/**
 * The provider is asked when the settlement has not heard of it. Null when it does not answer: a receipt without its
 * payment method is better than none.
 */
async function methodOf(
  { paidWith, paymentIntentId: intentId, orderNumber }: SettledOrder,
  { sql, payments, log }: Pick<Composing, 'sql' | 'payments' | 'log'>,
) {
  if (paidWith) return paidWith
  try {
    const charge = (await payments.retrieve(intentId))?.charge
    if (charge) await keepCharges(sql, [{ intentId, ...charge }])
    return charge?.paidWith ?? null
  } catch (error) {
    log.warn({ err: error, orderNumber }, 'A receipt is sent without its payment method')
    return null
  }
}
