import { readStored, writeStored } from './storage.ts'

const key = 'cart-session-id'
const form = /^session[A-Za-z0-9_-]{8,121}$/

let current: string | undefined

/** The id of the visitor's cart, made on first use. Its random part guards the cart, so it comes from `crypto`. */
export function cartSessionId(): string {
  if (current) return current
  const stored = readStored(key)
  current = stored && form.test(stored) ? stored : newSessionId()
  if (current !== stored) writeStored(key, current)
  return current
}

function newSessionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `session_${Date.now()}_${random}`
}
