import { customPatch } from '../../../modules/catalogue/rules.ts'
import type {
  CartAddition,
  CartMerge,
  MissingUnits,
} from '../../../modules/shared/contract/api.d.ts'
import { call } from '../../client/generated/merge-cart.ts'
import { announce, showCart } from './cart.ts'

/** Fills the cart up to these units, shows it in all tabs, and returns the lines that lack some. */
export async function mergeCart(lines: readonly CartAddition[]): Promise<MissingUnits[]> {
  const { items, missing }: CartMerge = await call('mergeCart', { body: { lines: [...lines] } })
  showCart(items)
  announce()
  return missing
}

/** The text on units of a patch that the cart lacks, with the reason. */
export const missingText = (missing: MissingUnits, name: string): string =>
  missingTexts[missing.reason](name, missing)

type Units = Pick<MissingUnits, 'wanted' | 'inCart'>

/** Texts on a patch of which the cart lacks some or all units, by reason. */
const missingTexts: Record<MissingUnits['reason'], (name: string, units: Units) => string> = {
  sold_out: (name, { wanted, inCart }) =>
    inCart > 0 ? `${name}: vi har bare ${inCart} av ${wanted}` : `${name}: utsolgt`,
  unavailable: (name) => `${name}: selges ikke lenger`,
  picture_gone: (name) => `${name}: vi har ikke bildet lenger, så den må lages på nytt`,
  below_minimum: (name) => `${name}: minst ${customPatch.minimumQuantity} av hver`,
  cart_full: (name) => `${name}: det er ikke plass til flere i handlekurven`,
}
