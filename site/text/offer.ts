import { builtInOffer } from '../../modules/checkout/rules.ts'

/** The patches that the offer needs in the cart, the free one included. */
const units = builtInOffer.value + 1
const unitsWord = ['to', 'tre', 'fire'][units - 2] ?? units
const name = `${units} for ${builtInOffer.value}`

/** The week's offer in words (specification, sections 2 and 4). The sentences follow the rule, which stands in pricing.ts. */
export const offerTexts = {
  name,
  title: `Ukens tilbud: ${name}`,
  condition: `Legg ${unitsWord} patcher i kurven, så er den rimeligste gratis.`,
} as const

/** Texts of the toast for an activated discount code (specification, section 6). */
export const discountOnTexts = {
  discountOn: 'Rabattkode aktivert!',
  offerOn: `${builtInOffer.code} rabatten er nå aktivert på din bestilling.`,
} as const
