import { isSessionId } from '../client/generated/formats.ts'
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
  current = valid(stored) ?? valid(cookie(hostCookie)) ?? valid(openCookie()) ?? newSessionId()
  if (current !== stored) keep(current)
  return current
}

/** The header that identifies the visitor's cart. */
export const session = () => ({ 'x-session-id': cartSessionId() })

const valid = (id: string | undefined): string | undefined =>
  id && isSessionId(id) ? id : undefined

/**
 * The id in the cookie without the prefix, which a subdomain can set too. Over https an earlier version set it, only
 * where storage was forbidden or full.
 */
const openCookie = (): string | undefined => (isSecure() && canStore() ? undefined : cookie(key))

/** Whether storage keeps an id; asked where it has none. */
function canStore(): boolean {
  const id = newSessionId()
  writeStored(key, id)
  return readStored(key) === id
}

/**
 * If storage is forbidden or full, a cookie carries the id to the next page: over https under the name that only this
 * very host can set, in place of the one that an earlier version set.
 */
function keep(id: string): void {
  writeStored(key, id)
  if (!globalThis.document) return
  if (readStored(key) !== id) setCookie(`${isSecure() ? hostCookie : key}=${id}`)
  if (isSecure() && cookie(key)) setCookie(`${key}=; Max-Age=0`)
}

function setCookie(pair: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is asynchronous, and not in every browser.
  document.cookie = `${pair}; Path=/; SameSite=Strict${isSecure() ? '; Secure' : ''}`
}

const isSecure = () => globalThis.location?.protocol === 'https:'

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
