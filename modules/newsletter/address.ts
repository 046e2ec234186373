/** Without spaces around it, and with the domain in small letters: not every database knows the case of æøå. */
export function tidied(email: string): string {
  const address = email.trim()
  const at = address.lastIndexOf('@')
  return address.slice(0, at) + address.slice(at).toLowerCase()
}
