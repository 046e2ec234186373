import { newKey } from '../browser/new-key.ts'
import { readStored, writeStored } from '../browser/storage.ts'
import { isSessionId } from './generated/formats.ts'

const key = 'cart-session-id'

let current: string | undefined

/**
 * The id of the visitor's cart, created on first use. Its random part is the only protection of the cart, so it comes
 * from `crypto`.
 */
export function cartSessionId(): string {
  if (current) return current
  const stored = readStored(key)
  current = valid(stored) ?? valid(cookie(cookieName())) ?? `session_${Date.now()}_${newKey()}`
  if (current !== stored) keep(current)
  return current
}

/** The header that identifies the visitor's cart. */
export const session = () => ({ 'x-session-id': cartSessionId() })

const valid = (id: string | undefined): string | undefined =>
  id && isSessionId(id) ? id : undefined

/** If storage is forbidden or full, a cookie carries the id to the next page. */
function keep(id: string): void {
  writeStored(key, id)
  if (!globalThis.document || readStored(key) === id) return
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is asynchronous, and not in every browser.
  document.cookie = `${cookieName()}=${id}; Path=/; SameSite=Strict${isSecure() ? '; Secure' : ''}`
}

/** Over https with the prefix that browsers accept from this very host alone, and not from a subdomain. */
const cookieName = () => (isSecure() ? `__Host-${key}` : key)

const isSecure = () => globalThis.location?.protocol === 'https:'

const cookie = (name: string): string | undefined =>
  globalThis.document?.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
