/** The queues of payments and refunds. */
export const queues = {
  payRefund: 'payments.pay-refund',
  strayRefund: 'payments.stray-refund',
  findLostRefunds: 'payments.find-lost-refunds',
  findLostDisputes: 'payments.find-lost-disputes',
  noteFees: 'payments.note-fees',
} as const
