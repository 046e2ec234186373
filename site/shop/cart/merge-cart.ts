import type {
  CartAddition,
  CartMerge,
  MissingUnits,
} from '../../../modules/shared/contract/api.d.ts'
import { call } from '../../client/generated/merge-cart.ts'
import { announce, showCart } from './cart.ts'
import { missingTexts } from './missing-text.ts'

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
