/** The shop's page to leave the newsletter on, which knows who comes. */
export const unsubscribePath = (email: string, token: string): string =>
  `/unsubscribe?email=${encoded(email)}&token=${token}`

/** For an address in text and in markup alike: encodeURIComponent leaves a quotation mark as it is. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
