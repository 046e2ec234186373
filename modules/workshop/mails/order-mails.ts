import type { Logger } from 'pino'
import type { RenderedMail, RenderMail } from '../../../emails/render.ts'
import { orderConfirmation } from '../../../emails/templates/order-confirmation.ts'
import { orderProof, proofReminder } from '../../../emails/templates/order-proof.ts'
import { orderRefunded } from '../../../emails/templates/order-refunded.ts'
import { orderShipped } from '../../../emails/templates/order-shipped.ts'
import type { Artwork } from '../../artwork/index.ts'
import {
  anonymous,
  isOnItsWay,
  keepCharges,
  type OrderLinks,
  trackingUrl,
} from '../../orders/index.ts'
import { documentFile, issuedDocument, type Payments } from '../../payments/index.ts'
import type { MailKind } from '../../post/index.ts'
import type { Alert } from '../../shared/contract/api.d.ts'
import type { MailDocument, MailPicture } from '../../shared/mail.ts'
import type { Pool } from '../../shared/transaction.ts'
import { goodsToSend } from '../sewing/goods-to-send.ts'
import { linesOfRevision, type SewnLine } from '../sewing/sewn-line-queries.ts'
import { awaitedDesigns } from '../sewing/unapproved-queries.ts'
import { mailLines } from './mail-lines.ts'
import { mailProofs } from './mail-proofs.ts'
import { type MailedOrder, mailedOrder } from './mailed-order-queries.ts'

/** Dependencies of composing a mail; `publicUrl` makes its addresses absolute. */
export type Composing = {
  sql: Pool
  artwork: Pick<Artwork, 'forStaff'>
  payments: Pick<Payments, 'retrieve'>
  renderMail: RenderMail
  orderLinks: Pick<OrderLinks, 'urlOf'>
  publicUrl: string
  log: Logger
}

/** An alert from which staff send a mail again; from a refund's alert they retry the refund. */
export type MailAlert = Exclude<Alert['kind'], 'refund'>

type OrderMail = {
  idPrefix: MailKind['idPrefix']
  /** The alert that staff see, and retry from, when such a mail fails permanently. */
  alert: MailAlert
  /** Whether the order is still in the state that the mail reports. */
  isDue(order: Pick<MailedOrder, 'payment' | 'status' | 'isAwaited'>): boolean
  compose(
    order: MailedOrder,
    tools: Composing,
  ): Promise<
    RenderedMail & { pictures?: readonly MailPicture[]; documents?: readonly MailDocument[] }
  >
}

/** The kinds of mail about an order. */
export const orderMails = {
  receipt: {
    idPrefix: 'receipt',
    alert: 'receipt',
    isDue: ({ payment }) => payment === 'paid',
    async compose(order, tools) {
      const { lines, pictures } = await linesOf(order, tools)
      const proofs = await proofsOf(order, tools)
      const paidWith = await methodOf(order, tools)
      const orderUrl = await tools.orderLinks.urlOf(order)
      const document = await issuedDocument(tools.sql, order.id)
      const receipt = { ...order, lines, proofs: proofs.proofs, paidWith, orderUrl, document }
      return {
        ...(await tools.renderMail(orderConfirmation, receipt)),
        pictures: [...pictures, ...proofs.pictures],
        documents: [await documentFile(document)],
      }
    },
  },
  refunded: {
    idPrefix: 'refund',
    alert: 'receipt',
    isDue: ({ payment }) => payment === 'refunded',
    compose: (order, { renderMail }) =>
      renderMail(orderRefunded, { ...order, amount: order.refundedAmount ?? order.total }),
  },
  notice: {
    idPrefix: 'notice',
    alert: 'notice',
    isDue: ({ payment, status }) => payment === 'paid' && isOnItsWay(status),
    async compose(order, tools) {
      const { lines, pictures } = await linesOf(order, tools, goodsToSend)
      const { trackingNumber: number } = order
      const tracking = number ? { number, url: trackingUrl(number) } : null
      const orderUrl = await tools.orderLinks.urlOf(order)
      const notice = { ...order, lines, tracking, orderUrl }
      return { ...(await tools.renderMail(orderShipped, notice)), pictures }
    },
  },
  proof: {
    idPrefix: 'proof',
    alert: 'receipt',
    isDue: isProofDue,
    compose: (order, tools) =>
      composeProof(order, tools, (mail, shop) =>
        // The customer may have approved what is new before the mail is sent, while other designs wait.
        mail.proofs.some(({ isNew }) => isNew) ? orderProof(mail, shop) : proofReminder(mail, shop),
      ),
  },
  reminder: {
    idPrefix: 'reminder',
    alert: 'receipt',
    isDue: isProofDue,
    compose: (order, tools) => composeProof(order, tools, proofReminder),
  },
} satisfies Record<string, OrderMail>

/** The name of a kind of mail about an order. */
export type OrderMailKind = keyof typeof orderMails
export const orderMailKinds = Object.keys(orderMails) as OrderMailKind[]

/** The kinds of mail about an order, for the outbox. None is sent to a customer who was erased. */
export const registeredOrderMails = (tools: Composing): MailKind<MailedOrder>[] =>
  Object.entries<OrderMail>(orderMails).map(([name, mail]) => ({
    name,
    idPrefix: mail.idPrefix,
    hasAlert: true,
    async subject(orderId) {
      const order = await mailedOrder(tools.sql, orderId)
      return order.customerEmail === anonymous.email ? undefined : order
    },
    isDue: (order) => mail.isDue(order),
    async compose(order, number) {
      return {
        ...(await mail.compose(order, tools)),
        to: order.customerEmail,
        reference: `${order.orderNumber}.${number}`,
        detail: order.trackingNumber,
      }
    },
  }))

function isProofDue({
  payment,
  status,
  isAwaited,
}: Pick<MailedOrder, 'payment' | 'status' | 'isAwaited'>) {
  return payment === 'paid' && (status === 'pending' || status === 'processing') && isAwaited
}

async function composeProof(order: MailedOrder, tools: Composing, template: typeof orderProof) {
  const { proofs, pictures } = await proofsOf(order, tools)
  const orderUrl = await tools.orderLinks.urlOf(order)
  return { ...(await tools.renderMail(template, { ...order, proofs, orderUrl })), pictures }
}

/** The designs that wait for the customer, and their pictures. */
async function proofsOf({ id, isAwaited }: MailedOrder, tools: Composing) {
  const designs = isAwaited ? await awaitedDesigns(tools.sql, id) : []
  return mailProofs(tools, designs)
}

type Choice = (lines: readonly SewnLine[]) => readonly SewnLine[]

/** The lines that a mail shows; default: all that were ordered. */
async function linesOf(
  { id, revision }: MailedOrder,
  tools: Composing,
  choose: Choice = (lines) => lines,
) {
  const lines = await linesOfRevision(tools.sql, id, revision)
  return mailLines(tools, choose(lines))
}

/**
 * The provider is asked when the settlement has not heard of it. Null when it does not answer: a receipt without its
 * payment method is better than none.
 */
async function methodOf(
  { paidWith, paymentIntentId: intentId, orderNumber }: MailedOrder,
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
