/** Limit on the units of one line in a cart (contract). */
export const mostUnits = 1000
