/** An amount in øre, always an integer. */
export type Ore = number

/** The amounts of an order; total = subtotal - discount + shipping. */
export type Prices = { subtotal: Ore; discount: Ore; shipping: Ore; total: Ore }

/** An amount in kr as øre, rounded to whole øre. */
export const oreOfKr = (kr: number): Ore => Math.round(kr * 100)

/** An amount in øre as kr, which may have decimals. */
export const krOfOre = (amount: Ore): number => amount / 100

const wholeKr = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 0 })
const krWithOre = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 2 })

/** '1 234 kr', or '1 234,50 kr' with øre. */
export function formatOre(amount: Ore): string {
  const format = amount % 100 === 0 ? wholeKr : krWithOre
  return `${format.format(krOfOre(amount))} kr`
}

/** The rate of value added tax on patches and their shipping, in per cent. */
export const vatRate = 25

/** The value added tax that is part of an amount, in whole øre; `rate` in per cent, null where none is charged. */
export const vatOf = (amount: Ore, rate: number | null = vatRate): Ore =>
  rate === null ? 0 : Math.round((amount * rate) / (100 + rate))

/** Formats a price in kr, as the catalogue stores it, like `formatOre`. */
export const formatKr = (kr: number): string => formatOre(oreOfKr(kr))

/** Formats an amount rounded to whole kr, as the staff's tables show it (specification, section 9). */
export const formatWholeKr = (amount: Ore): string => `${wholeKr.format(krOfOre(amount))} kr`
