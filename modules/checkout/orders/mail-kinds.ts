import type { Alert } from '../../shared/contract/api.d.ts'

/**
 * The mails that an order causes: receipt on payment, refund mail, shipping notice. Their templates are chosen in
 * follow-up/order-mails.ts.
 */
export const mailKinds = ['receipt', 'refunded', 'notice'] as const
export type MailKind = (typeof mailKinds)[number]

/** An alert from which staff send a mail again; from a refund's alert they retry the refund. */
export type MailAlert = Exclude<Alert['kind'], 'refund'>

/** The alert that staff see, and retry from, when a mail of the kind fails permanently. */
export const alertOfMail: Record<MailKind, MailAlert> = {
  receipt: 'receipt',
  refunded: 'receipt',
  notice: 'notice',
}

/** One mail; `number` counts the order's mails of its kind, from 1. */
export type OrderMail = { orderId: number; kind: MailKind; number: number }

/** A mail; without a number, the latest one of its kind. */
export type WantedMail = Omit<OrderMail, 'number'> & { number?: number | undefined }
