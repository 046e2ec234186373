import type { Alert } from '../../shared/contract/api.d.ts'

/** An alert from which staff send a mail again; from a refund's alert they retry the refund. */
export type MailAlert = Exclude<Alert['kind'], 'refund'>

/**
 * The kinds of mail that an order causes (receipt on payment, refund mail, shipping notice, a proof that staff answered, and the reminder of one), each with the alert that
 * staff see, and retry from, when such a mail fails permanently. Their templates are in follow-up/order-mails.ts.
 */
export const alertOfMail = {
  receipt: 'receipt',
  refunded: 'receipt',
  notice: 'notice',
  proof: 'receipt',
  reminder: 'receipt',
} as const satisfies Record<string, MailAlert>

/** A kind of mail about an order. */
export type MailKind = keyof typeof alertOfMail
/** All kinds of mail about an order. Each has a queue of its own. */
export const mailKinds = Object.keys(alertOfMail) as MailKind[]

/** One mail; `number` counts the order's mails of its kind, from 1. */
export type OrderMail = { orderId: number; kind: MailKind; number: number }

/** A mail; without a number, the latest one of its kind. */
export type WantedMail = Omit<OrderMail, 'number'> & { number?: number | undefined }
