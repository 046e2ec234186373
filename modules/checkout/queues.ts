/** The queues of the checkout. */
export const queues = {
  payRefund: 'checkout.pay-refund',
  strayRefund: 'checkout.stray-refund',
  reconcile: 'checkout.reconcile',
  findLost: 'checkout.find-lost-payments',
  findLostRefunds: 'checkout.find-lost-refunds',
  findLostDisputes: 'checkout.find-lost-disputes',
  settle: 'checkout.settle-payment',
  noteFees: 'checkout.note-fees',
  remindProofs: 'checkout.remind-proofs',
} as const
