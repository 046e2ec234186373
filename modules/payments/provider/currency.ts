/** ISO currency code in Stripe's lower case. */
export const currency = 'nok'
