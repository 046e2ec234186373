/**
 * The mails that an order causes: its payment is confirmed, its money goes back, its parcel is on its way. The words
 * of each are in order-mails.ts.
 */
export const mailKinds = ['receipt', 'refunded', 'notice'] as const
export type MailKind = (typeof mailKinds)[number]

/** One mail; the number counts the order's mails of its kind. */
export type OrderMail = { orderId: number; kind: MailKind; number: number }

/** Without a number, the latest one of its kind. */
export type WantedMail = Omit<OrderMail, 'number'> & { number?: number | undefined }
