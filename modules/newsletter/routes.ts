import type { Handlers } from '../shared/contract/routes.ts'
import { Problem } from '../shared/problem.ts'
import type { Newsletter } from './index.ts'
import type { StoredMessage } from './queries.ts'

type Stories = Newsletter & { receiveMessage(message: StoredMessage): Promise<void> }

export function newsletterRoutes({ subscribe, unsubscribe, receiveMessage }: Stories) {
  return {
    subscribeNewsletter: async (c) => {
      const { email, name } = c.req.valid('json')
      await subscribe(email, name)
      return c.json({ ok: true as const }, 200)
    },
    unsubscribeNewsletter: async (c) => {
      await unsubscribe(c.req.valid('json').email)
      return c.json({ ok: true as const }, 200)
    },
    unsubscribeWithOneClick: () => Promise.reject(new Problem('unavailable')),
    receiveMailEvents: () => Promise.reject(new Problem('unavailable')),
    sendContactMessage: async (c) => {
      const { navn, epost, telefon, melding } = c.req.valid('json')
      const phone = telefon?.trim() || null
      await receiveMessage({ name: navn, email: epost, phone, message: melding })
      return c.json({ ok: true as const }, 200)
    },
  } satisfies Partial<Handlers>
}
