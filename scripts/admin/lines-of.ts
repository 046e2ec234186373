import type { ForgottenPerson } from '../../modules/shared/contract/api.d.ts'

const names = {
  unpaidOrders: 'unpaid orders',
  cartLines: 'lines in carts',
  pictures: 'pictures',
  subscriptions: 'newsletter subscriptions',
  signUps: 'unconfirmed sign-ups',
  messages: 'messages',
  withdrawals: 'withdrawals',
} satisfies Record<keyof ForgottenPerson['deleted'], string>

const reasons = {
  bookkeeping: 'without e-mail, phone, pictures and tracking number (bokføringsloven § 13), until',
  delivery: 'as it is: not delivered yet. Forget the address again when it is',
  payment: 'as it is: the payment or refund is under way. Forget the address again in an hour',
  withdrawal:
    'of the last 14 days, in which the shop pays back (angrerettloven § 24). Forget the address again from',
} satisfies Record<ForgottenPerson['kept'][number]['reason'], string>

/** Data of an address that were deleted, and those that were kept, as lines for a terminal. */
export function linesOf(email: string, { deleted, kept }: ForgottenPerson): string[] {
  const counts = Object.entries(names).map(
    ([name, text]) => `${deleted[name as keyof typeof names]} ${text}`,
  )
  return [
    `Deleted of ${email}: ${counts.join(', ')}.`,
    ...kept.map(
      ({ orderNumber, reason, until }) =>
        `Kept ${orderNumber ?? 'withdrawals'} ${[reasons[reason], until].filter(Boolean).join(' ')}.`,
    ),
    'Stripe and the mail provider have data of their own: delete them in their dashboards.',
  ]
}
