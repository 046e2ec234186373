/** An amount in øre, always an integer. */
export type Ore = number

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

/** The value added tax of 25 % that is part of an amount: a fifth of it, in whole øre. */
export const vatOf = (amount: Ore): Ore => Math.round(amount / 5)

/** Formats a price in kr, as the catalogue stores it, like `formatOre`. */
export const formatKr = (kr: number): string => formatOre(oreOfKr(kr))

/** Formats an amount rounded to whole kr, as the staff's tables show it (specification, section 9). */
export const formatWholeKr = (amount: Ore): string => `${wholeKr.format(krOfOre(amount))} kr`
