/** The queues of the till. */
export const queues = {
  reconcile: 'checkout.reconcile',
  findLost: 'checkout.find-lost-payments',
  settle: 'checkout.settle-payment',
} as const
