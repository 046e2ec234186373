import { builtInOffer } from '../../modules/checkout/rules.ts'

/** The week's offer in words (specification, sections 2 and 4). The sentences follow the rule, which stands in pricing.ts. */
export const offerTexts = {
  name: `${builtInOffer.value + 1} for ${builtInOffer.value}`,
  title: `Ukens tilbud: ${builtInOffer.value + 1} for ${builtInOffer.value}`,
  condition: 'Legg tre patcher i kurven, så er den rimeligste gratis.',
} as const
