/** Texts of a patch's card and dialog (specification, section 2). */
export const productTexts = {
  add: 'Legg i handlekurv',
  adding: 'Legger til...',
  added: 'I kurven!',
  soldOut: 'Utsolgt',
  reviews: 'anmeldelser',
  noReviews: 'Ingen anmeldelser',
  category: 'Kategori',
  quantity: 'Antall',
  total: 'Totalt',
  tags: 'Stikkord',
  open: (name: string) => `Se ${name}`,
  zoom: (name: string) => `Forstørr ${name}`,
  zoomed: (name: string) => `${name}, forstørret`,
  onlyLeft: (left: number) => `Bare ${left} igjen`,
  inCart: (left: number, inCart: number) =>
    left > 0
      ? `Bare ${left} igjen utenom ${inCart} i handlekurven`
      : `Du har ${inCart === 1 ? 'den siste' : `de ${inCart} siste`} i handlekurven`,
  inStock: (stock: number) => (stock > 0 ? `${stock} på lager` : 'Utsolgt'),
} as const

/** Texts of a patch's badges. */
export const badgeTexts = {
  week: 'Ukens patch',
  popular: 'Mest populær',
  fresh: 'Nyhet',
  few: (stock: number) => `Kun ${stock} igjen`,
  glow: 'Glow-in-dark',
  rowFresh: 'NY',
  rowGlow: 'GLOW',
} as const
