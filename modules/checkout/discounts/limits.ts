/** The highest value in percent of a discount code. */
export const highestPercentage = 100
