/** The path of the shop's unsubscribe page, with the address and the token filled in. */
export const unsubscribePath = (email: string, token: string): string =>
  `/unsubscribe?email=${encoded(email)}&token=${token}`

/** Encodes an address for text and markup alike: encodeURIComponent leaves quotation marks unchanged. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
