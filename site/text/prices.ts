import { freeShippingFrom, shippingPrice } from '../../modules/checkout/rules.ts'
import { krOfOre } from '../../modules/shared/money.ts'

/** Whole kr, for the sentences that name a price (specification, section 9). */
export const freeShippingKr: number = krOfOre(freeShippingFrom)
export const shippingKr: number = krOfOre(shippingPrice)
