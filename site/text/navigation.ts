import { paths } from '../paths.ts'

export const navigation = [
  { label: 'Hjem', href: paths.home() },
  { label: 'Alle patcher', href: paths.products() },
  { label: 'Lag din egen', href: paths.design() },
  { label: 'Om oss', href: paths.about() },
  { label: 'Kontakt', href: paths.contact() },
]

export const footerCategories = ['humor', 'flagg', 'sport', 'romantikk']

/** What header, footer and drawers say. */
export const navigationTexts = {
  skip: 'Hopp til innholdet',
  mainMenu: 'Hovedmeny',
  menu: 'Meny',
  search: 'Søk etter patcher',
  searchHint: 'Skriv noe å søke etter',
  searchButton: 'Søk',
  cart: 'Handlekurv',
  wishlist: 'Ønskeliste',
  categories: 'Kategorier',
  pages: 'Sider',
  facts: 'Trygt og greit',
  claim: 'Norges største patch-butikk for russ. 352+ design, over 15 000 fornøyde kunder.',
  promises: [
    'Gratis frakt fra 500 kr, ellers 59 kr',
    'Levering på 2–5 virkedager',
    '14 dager åpent kjøp',
  ],
} as const

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
  quantity: (name: string) => `Antall ${name}`,
  remove: (name: string) => `Fjern ${name}`,
} as const

/** What the wishlist drawer says. */
export const wishlistTexts = {
  empty: 'Trykk på hjertet på en patch, så finner du den igjen her.',
  addAll: 'Legg alle i handlekurv',
  remove: (name: string) => `Fjern ${name} fra ønskelisten`,
} as const
