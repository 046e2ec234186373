import { customPatch, designCount } from '../../modules/catalogue/rules.ts'
import { formatKr } from '../../modules/shared/money.ts'
import { customDeliveryTime, returnDays } from '../../modules/shared/terms.ts'
import { capital } from './capital.ts'
import { offerTexts } from './offer.ts'
import { freeShippingKr } from './prices.ts'

type NamedPatch = { name: string; category: string; description: string; price: number }

/**
 * Titles and descriptions of pages, for search engines and shared links (specification, section 2). They stand apart
 * from the texts of the same pages' islands, as no script needs them.
 */
export const pageHeads = {
  home: {
    title: 'Russpatcher · Norges beste patcher til russen',
    description: `Norges største patch-butikk for russ: ${designCount}+ design, ${offerTexts.name}, gratis frakt fra ${freeShippingKr} kr og ${returnDays} dager åpent kjøp.`,
  },
  catalogue: {
    name: 'Alle patcher',
    title: (heading: string) => `${heading} · Patcher til russen · Russpatcher`,
    description: `${designCount}+ patcher til russedressen: humor, flagg, sport, romantikk og mye mer. Gratis frakt fra ${freeShippingKr} kr.`,
    categoryDescription: (category: string, count: number) =>
      `${category}: ${count} patcher til russedressen. ${offerTexts.name}, gratis frakt fra ${freeShippingKr} kr og ${returnDays} dager åpent kjøp.`,
  },
  patch: {
    title: ({ name, category }: NamedPatch) =>
      `${name} · ${capital(category)} · Patch til russen · Russpatcher`,
    /** Search engines show some 160 characters. */
    description: ({ name, description, price }: NamedPatch) =>
      `${name}, ${formatKr(price)}. ${description}`,
  },
  designer: {
    title: 'Lag din egen patch · Russpatcher',
    description: `Last opp et bilde, så broderer vi det. ${customPatch.priceKr} kr per patch, minst ${customPatch.minimumQuantity} stykker, levering på ${customDeliveryTime.replace('–', '-')}.`,
  },
  checkout: {
    title: 'Kassen · Russpatcher',
    description: `Betal patchene dine trygt med kort. Gratis frakt fra ${freeShippingKr} kr og ${returnDays} dager åpent kjøp.`,
  },
  order: {
    title: 'Bestillingsbekreftelse · Russpatcher',
    description:
      'Her ser du bestillingen din, og hva som skjer fram til patchene ligger i postkassen.',
  },
} as const
