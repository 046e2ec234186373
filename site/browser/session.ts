import { isSessionId } from '../client/generated/formats/session-id.ts'
import { readStored, writeStored } from './storage.ts'

const key = 'cart-session-id'
/** The cookie's name over https: browsers accept the prefix from this host alone, and with `Secure`. */
const hostCookie = `__Host-${key}`

let current: string | undefined

/**
 * The id of the visitor's cart, created on first use. Its random part is the only protection of the cart, so it comes
 * from `crypto`.
 */
export function cartSessionId(): string {
  if (current) return current
  const stored = readStored(key)
  const kept = [stored, cookie(hostCookie), cookie(key)].find((id) => id && isSessionId(id))
  current = kept ?? newSessionId()
  if (current !== stored) keep(current)
  return current
}

/** The header that identifies the visitor's cart. */
export const session = () => ({ 'x-session-id': cartSessionId() })

/**
 * If storage is forbidden or full, a cookie carries the id to the next page: over https under the name that only this
 * very host can set, in place of the one that an earlier version set.
 */
function keep(id: string): void {
  writeStored(key, id)
  if (!globalThis.document) return
  const isSecure = globalThis.location?.protocol === 'https:'
  if (readStored(key) !== id) setCookie(`${isSecure ? hostCookie : key}=${id}`, isSecure)
  if (isSecure && cookie(key)) setCookie(`${key}=; Max-Age=0`, isSecure)
}

function setCookie(pair: string, isSecure: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is asynchronous, and not in every browser.
  document.cookie = `${pair}; Path=/; SameSite=Strict${isSecure ? '; Secure' : ''}`
}

const cookie = (name: string): string | undefined =>
  globalThis.document?.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

function newSessionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `session_${Date.now()}_${random}`
}
