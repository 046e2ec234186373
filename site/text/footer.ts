import { designCount } from '../../modules/catalogue/rules.ts'
import { deliveryTime, returnDays } from '../../modules/shared/terms.ts'
import { customerCount } from './claims.ts'
import { freeShippingKr, shippingKr } from './prices.ts'

/** The categories that the footer lists, chosen by hand. */
export const footerCategories = ['humor', 'flagg', 'sport', 'romantikk']

/** Texts of the footer. */
export const footerTexts = {
  categories: 'Kategorier',
  pages: 'Sider',
  facts: 'Trygt og greit',
  law: 'Vilkår og personvern',
  claim: `Norges største patch-butikk for russ. ${designCount}+ design, over ${customerCount} fornøyde kunder.`,
  promises: [
    `Gratis frakt fra ${freeShippingKr} kr, ellers ${shippingKr} kr`,
    `Levering på ${deliveryTime}`,
    `${returnDays} dager åpent kjøp`,
  ],
} as const
