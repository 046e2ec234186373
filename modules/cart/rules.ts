/** Limit on the units of one line in a cart (contract; rules.test.ts compares them). */
export const mostUnits = 1000

/** Limit on the lines of a cart, and of a call that adds several (contract; rules.test.ts compares them). */
export const mostLines = 200
