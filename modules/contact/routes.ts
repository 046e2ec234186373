import type { Handlers } from '../shared/contract/routes.ts'
import { type Receiving, receiveMessage } from './receive-message.ts'

/** Answers the contact form. Only blanks as a phone number count as none. */
export function contactRoutes(dependencies: Receiving) {
  return {
    sendContactMessage: async (c) => {
      const { navn, epost, telefon, melding } = c.req.valid('json')
      const phone = telefon?.trim() || null
      await receiveMessage(dependencies, { name: navn, email: epost, phone, message: melding })
      return c.json({ ok: true as const }, 200)
    },
  } satisfies Partial<Handlers>
}
