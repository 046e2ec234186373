import { LRUCache } from 'lru-cache'
import { type Intent, isOpen } from './intent.ts'

/** Intents that a process remembers, and for how long, in ms. */
const most = 1000
const longest = 5 * 60_000

export type IntentCache = ReturnType<typeof createIntentCache>

/**
 * Open intents as the provider last returned them to this process, for some minutes. In memory alone: Stripe asks not to
 * store a client secret. What was paid since then without an event or a confirmation is unknown here. That is safe: an
 * intent is charged once, and one that was paid cannot be cancelled.
 */
export function createIntentCache() {
  const intents = new LRUCache<string, Intent>({ max: most, ttl: longest })
  return {
    get: (id: string): Intent | undefined => intents.get(id),
    /** Stores what the provider has just returned, unless the intent can't be paid any more. */
    note(intent: Intent): Intent {
      if (isOpen(intent)) intents.set(intent.id, intent)
      else intents.delete(intent.id)
      return intent
    },
    delete: (id: string): void => void intents.delete(id),
  }
}
