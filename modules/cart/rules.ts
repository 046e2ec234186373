/** Limit on the units of one line in a cart (contract; rules.test.ts compares them). */
export const mostUnits = 1000
