import { customPatch } from '../../../modules/catalogue/rules.ts'
import type { MissingUnits } from '../../../modules/shared/contract/api.d.ts'

type Units = Pick<MissingUnits, 'wanted' | 'inCart'>

/** Texts on a patch of which the cart lacks some or all units, by reason. */
export const missingTexts: Record<MissingUnits['reason'], (name: string, units: Units) => string> =
  {
    sold_out: (name, { wanted, inCart }) =>
      inCart > 0 ? `${name}: vi har bare ${inCart} av ${wanted}` : `${name}: utsolgt`,
    unavailable: (name) => `${name}: selges ikke lenger`,
    picture_gone: (name) => `${name}: vi har ikke bildet lenger, så den må lages på nytt`,
    below_minimum: (name) => `${name}: minst ${customPatch.minimumQuantity} av hver`,
    cart_full: (name) => `${name}: det er ikke plass til flere i handlekurven`,
  }
