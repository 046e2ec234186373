import type { MailKind } from './follow-up/mail-kinds.ts'

/** The queues of the checkout. */
export const queues = {
  refund: 'checkout.refund',
  strayRefund: 'checkout.stray-refund',
  reconcile: 'checkout.reconcile',
} as const

export const mailQueue = (kind: MailKind): string => `checkout.${kind}`
