import { freeShippingFrom, shippingPrice } from '../../modules/checkout/rules.ts'

/** Whole kr, for the sentences that name a price (specification, section 9). */
export const freeShippingKr: number = freeShippingFrom / 100
export const shippingKr: number = shippingPrice / 100
