import { designCount } from '../../modules/catalogue/rules.ts'
import { freeShippingKr, shippingKr } from './prices.ts'

export const footerCategories = ['humor', 'flagg', 'sport', 'romantikk']

/** What the footer says. */
export const footerTexts = {
  categories: 'Kategorier',
  pages: 'Sider',
  facts: 'Trygt og greit',
  claim: `Norges største patch-butikk for russ. ${designCount}+ design, over 15\u00a0000 fornøyde kunder.`,
  promises: [
    `Gratis frakt fra ${freeShippingKr} kr, ellers ${shippingKr} kr`,
    'Levering på 2–5 virkedager',
    '14 dager åpent kjøp',
  ],
} as const
