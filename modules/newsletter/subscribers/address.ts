import { domainToASCII, domainToUnicode } from 'node:url'

/**
 * Without spaces around it, and with the domain in the one form that all its spellings have: small letters, and
 * æøå as they are read. Mail providers write xn-- where people do not.
 */
export function tidied(email: string): string {
  const address = email.trim()
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + tidiedDomain(address.slice(at))
}

/** Other letters than the contract takes in an address stay as xn--; what is no domain stays as it is. */
function tidiedDomain(domain: string): string {
  const ascii = domainToASCII(domain)
  const readable = domainToUnicode(ascii)
  return /^[a-z0-9æøå.-]+$/.test(readable) ? readable : ascii || domain.toLowerCase()
}
