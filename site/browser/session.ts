import { isSessionId } from '../client/generated/formats/session-id.ts'
import { readStored, writeStored } from './storage.ts'

const key = 'cart-session-id'

let current: string | undefined

/**
 * The id of the visitor's cart, created on first use. Its random part is the only protection of the cart, so it comes
 * from `crypto`.
 */
export function cartSessionId(): string {
  if (current) return current
  const stored = readStored(key)
  const kept = [stored, cookie()].find((id) => id && isSessionId(id))
  current = kept ?? newSessionId()
  if (current !== stored) keep(current)
  return current
}

/** The header that identifies the visitor's cart. */
export const session = () => ({ 'x-session-id': cartSessionId() })

/** If storage is forbidden or full, a cookie carries the id to the next page. */
function keep(id: string): void {
  writeStored(key, id)
  if (readStored(key) !== id && globalThis.document)
    // biome-ignore lint/suspicious/noDocumentCookie: the other way is asynchronous, and not in every browser.
    document.cookie = `${key}=${id}; Path=/; SameSite=Strict`
}

const cookie = (): string | undefined =>
  globalThis.document?.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${key}=`))
    ?.slice(key.length + 1)

function newSessionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `session_${Date.now()}_${random}`
}
