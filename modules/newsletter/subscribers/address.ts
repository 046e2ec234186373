import { domainToASCII, domainToUnicode } from 'node:url'

/**
 * The address trimmed, with its domain normalised: lower case, and æøå instead of punycode (xn--), which mail providers
 * use.
 */
export function tidied(email: string): string {
  const address = email.trim()
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + tidiedDomain(address.slice(at))
}

/**
 * A domain with characters that the contract does not allow stays in punycode; an invalid domain is only lower-cased.
 */
function tidiedDomain(domain: string): string {
  const ascii = domainToASCII(domain)
  const readable = domainToUnicode(ascii)
  return /^[a-z0-9æøå.-]+$/.test(readable) ? readable : ascii || domain.toLowerCase()
}
