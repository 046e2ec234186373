import type { Handlers } from '../shared/contract/routes.ts'
import { type Receiving, receiveMessage } from './receive-message.ts'
import { receiveWithdrawal, type Withdrawing } from './receive-withdrawal.ts'

/** Answers the contact form and the withdrawal form. Only blanks as a phone number count as none. */
export function contactRoutes(dependencies: Receiving & Withdrawing) {
  return {
    sendContactMessage: async (c) => {
      const { navn, epost, telefon, melding } = c.req.valid('json')
      const phone = telefon?.trim() || null
      await receiveMessage(dependencies, { name: navn, email: epost, phone, message: melding })
      return c.json({ ok: true as const }, 200)
    },
    sendWithdrawal: async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      await receiveWithdrawal(dependencies, c.req.valid('json'), key)
      return c.json({ ok: true as const }, 200)
    },
  } satisfies Partial<Handlers>
}
