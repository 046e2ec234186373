import { customPatch, designCount } from '../../../modules/catalogue/rules.ts'
import { customDeliveryTime, deliveryTime, returnDays } from '../../../modules/shared/terms.ts'
import { customerCount, satisfiedPercent } from '../../text/claims.ts'
import { offerTexts } from '../../text/offer.ts'
import { freeShippingKr, shippingKr } from '../../text/prices.ts'

/** The front page's copy (specification, section 2). */
export const homeTexts = {
  hero: {
    headline: 'Norges beste patcher til russen!',
    text: `${designCount}+ design til dressen din. Sy dem på, stryk dem på, og fortell hvem du er uten å si et ord.`,
    action: 'SHOP PATCHER NÅ',
  },
  factsTitle: 'Trygg handel',
  facts: [
    {
      icon: 'truck',
      title: 'Gratis frakt',
      text: `Fra ${freeShippingKr} kr, ellers ${shippingKr} kr`,
    },
    { icon: 'check', title: deliveryTime, text: 'Standard levering' },
    { icon: 'refresh', title: `${returnDays} dager`, text: 'Åpent kjøp' },
    { icon: 'star', title: `${satisfiedPercent} % fornøyde`, text: `Over ${customerCount} kunder` },
  ],
  categories: 'Finn din stil',
  allCategories: 'Utforsk alle kategorier →',
  popular: 'Mest populære patcher',
  own: {
    title: 'Lag din egen patch',
    text: `Last opp et bilde, så broderer vi det. ${customPatch.priceKr} kr per stykk, minst ${customPatch.minimumQuantity} stykker, levering i løpet av ${customDeliveryTime}.`,
    action: 'Start designet',
  },
  day: 'Dagens patch',
  offer: {
    title: offerTexts.title,
    text: `${offerTexts.condition} Gyldig til søndag.`,
    code: 'Bruk koden',
  },
  fresh: 'Nye patcher',
  all: 'Alle patcher',
  gallery: {
    title: 'Slik ser de ut på dressen',
    action: 'Prøv dem på selv →',
    pictures: [
      { name: 'bib', alt: 'Smekken på en rød russebukse, med patcher fra lomme til hofte' },
      { name: 'leg', alt: 'Låret på en blå russebukse med tettsydde patcher, nærbilde' },
      { name: 'back', alt: 'Baksiden av en svart russebukse med patcher på begge lommene' },
      { name: 'wall', alt: 'En blå, en rød og en grønn russebukse på knagger, fulle av patcher' },
    ],
  },
} as const
