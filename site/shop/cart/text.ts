import { builtInOffer } from '../../../modules/checkout/rules.ts'
import { sumTexts } from '../../text/sums.ts'

/** Texts of the cart drawer (specification, section 2). */
export const cartTexts = {
  ...sumTexts,
  empty: 'Handlekurven er tom. Dressen din fortjener bedre.',
  seeAll: 'Se alle patcher',
  design: 'Lag din egen',
  count: 'Antall varer',
  offer: (amount: string) => `Spar ${amount} med ${builtInOffer.code}`,
  useOffer: 'Bruk koden',
  shipping: 'Frakt beregnes ved utsjekk',
  checkout: 'Gå til kassen',
  custom: 'Din patch',
  addingCustom: 'Patchen din er på vei ned i kurven ...',
  each: (price: string) => `${price} per stk.`,
  sum: 'Sum',
  quantity: (name: string) => `Antall ${name}`,
  remove: (name: string) => `Fjern ${name}`,
  last: (stock: number) => (stock === 1 ? 'Du har den siste' : `Du har de ${stock} siste`),
  updateFailed: 'Kunne ikke oppdatere antall',
  removed: 'Fjernet fra handlekurv',
  removeFailed: 'Kunne ikke fjerne produktet',
  customMinimum: 'Minimum antall',
  most: (units: number) => `Høyst ${units} av hver`,
} as const
