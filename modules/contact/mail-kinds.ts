/** The kinds of mail about a message and about a withdrawal: to the shop, and the customer's receipt. */
export const mailKinds = {
  message: ['message'],
  withdrawal: ['withdrawal', 'withdrawal_receipt'],
} as const
