import type { MailKind } from './orders/mail-kinds.ts'

/** The queues of the checkout. */
export const queues = {
  payRefund: 'checkout.pay-refund',
  creditNote: 'checkout.credit-note',
  strayRefund: 'checkout.stray-refund',
  reconcile: 'checkout.reconcile',
  findLost: 'checkout.find-lost-payments',
  findLostRefunds: 'checkout.find-lost-refunds',
  findLostDisputes: 'checkout.find-lost-disputes',
  settle: 'checkout.settle-payment',
  noteFees: 'checkout.note-fees',
  remindProofs: 'checkout.remind-proofs',
} as const

/** The queue for the mails of a kind. */
export const mailQueue = (kind: MailKind): string => `checkout.${kind}`
