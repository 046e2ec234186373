/** The shop's claims about its customers: the percentage that is satisfied, and their number. */
export const satisfiedPercent = '99,8'
export const customerCount = '15\u00a0000'
