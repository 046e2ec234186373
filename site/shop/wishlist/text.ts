/** Texts of the wishlist and its hearts. */
export const wishlistTexts = {
  added: 'Lagt til i ønskeliste',
  removed: 'Fjernet fra ønskeliste',
  wish: (name: string) => `${name} i ønskelisten`,
  empty: 'Trykk på hjertet på en patch, så finner du den igjen her.',
  addAll: 'Legg alle i handlekurv',
  remove: (name: string) => `Fjern ${name} fra ønskelisten`,
  gone: 'Selges ikke lenger',
  stale: 'Vi fikk ikke sjekket priser og lager nå. De kan ha endret seg siden sist.',
  priceWhenSaved: (amount: string) => `Kostet ${amount} da du lagret den`,
} as const
