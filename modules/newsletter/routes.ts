import type { Handlers } from '../shared/contract/routes.ts'
import type { StoredMessage } from './message-queries.ts'
import type { Newsletter } from './newsletter.ts'
import type { SignedCall } from './subscribers/signed-call.ts'

type Stories = Pick<Newsletter, 'subscribe' | 'unsubscribe'> & {
  unsubscribeWithToken(token: string): Promise<void>
  /** The page's path. */
  unsubscribePage(token: string): Promise<string>
  receiveMailEvents(call: SignedCall, events: unknown[]): Promise<void>
  receiveMessage(message: StoredMessage): Promise<void>
}

export function newsletterRoutes(stories: Stories) {
  return {
    subscribeNewsletter: async (c) => {
      const { email, name } = c.req.valid('json')
      await stories.subscribe(email, name)
      return c.json({ ok: true as const }, 200)
    },
    unsubscribeNewsletter: async (c) => {
      const { email, token } = c.req.valid('json')
      await stories.unsubscribe(email, token)
      return c.json({ ok: true as const }, 200)
    },
    unsubscribeWithOneClick: async (c) => {
      await stories.unsubscribeWithToken(c.req.valid('param').token)
      return c.json({ ok: true as const }, 200)
    },
    openUnsubscribePage: async (c) => {
      const Location = await stories.unsubscribePage(c.req.valid('param').token)
      return c.body(null, 303, { Location })
    },
    receiveMailEvents: async (c) => {
      const headers = c.req.valid('header')
      const call = {
        id: headers['webhook-id'],
        timestamp: headers['webhook-timestamp'],
        signatures: headers['webhook-signature'],
        body: await c.req.text(),
      }
      await stories.receiveMailEvents(call, c.req.valid('json').events)
      return c.json({ ok: true as const }, 200)
    },
    sendContactMessage: async (c) => {
      const { navn, epost, telefon, melding } = c.req.valid('json')
      const phone = telefon?.trim() || null
      await stories.receiveMessage({ name: navn, email: epost, phone, message: melding })
      return c.json({ ok: true as const }, 200)
    },
  } satisfies Partial<Handlers>
}
