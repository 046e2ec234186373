/** What the cart drawer says (specification, section 2). */
export const cartTexts = {
  loading: 'Henter handlekurven …',
  failed: 'Vi fikk ikke hentet handlekurven.',
  tryAgain: 'Prøv igjen',
  empty: 'Handlekurven er tom. Dressen din fortjener bedre.',
  seeAll: 'Se alle patcher',
  design: 'Lag din egen',
  count: 'Antall varer',
  subtotal: 'Delsum',
  discount: 'Rabatt',
  total: 'Totalt',
  shipping: 'Frakt beregnes ved utsjekk',
  checkout: 'Gå til kassen',
  toFreeShipping: (amount: string) => `Handle for ${amount} til, så er frakten gratis.`,
  freeShipping: 'Du har gratis frakt!',
  custom: 'Din patch',
  each: (price: string) => `${price} per stk.`,
  sum: 'Sum',
  quantity: (name: string) => `Antall ${name}`,
  remove: (name: string) => `Fjern ${name}`,
  last: (stock: number) => (stock === 1 ? 'Du har den siste' : `Du har de ${stock} siste`),
  most: (units: number) => `Høyst ${units} av hver`,
} as const

/** What the wishlist drawer says. */
export const wishlistTexts = {
  empty: 'Trykk på hjertet på en patch, så finner du den igjen her.',
  addAll: 'Legg alle i handlekurv',
  remove: (name: string) => `Fjern ${name} fra ønskelisten`,
  gone: 'Selges ikke lenger',
  stale: 'Vi fikk ikke sjekket priser og lager nå. De kan ha endret seg siden sist.',
  priceWhenSaved: (amount: string) => `Kostet ${amount} da du lagret den`,
} as const
