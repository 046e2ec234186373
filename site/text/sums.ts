/** The words of a cart's sums, in the drawer and at the checkout (specification, sections 2 and 9). */
export const sumTexts = {
  loading: 'Henter handlekurven …',
  failed: 'Vi fikk ikke hentet handlekurven.',
  tryAgain: 'Prøv igjen',
  subtotal: 'Delsum',
  discount: 'Rabatt',
  total: 'Totalt',
  toFreeShipping: (amount: string) => `Handle for ${amount} til, så er frakten gratis.`,
  freeShipping: 'Du har gratis frakt!',
} as const
