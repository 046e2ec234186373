const whole = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Øre as kr, with øre only where there are any. */
export const kr = (ore: number): string =>
  `${(ore % 100 === 0 ? whole : exact).format(ore / 100)} kr`
