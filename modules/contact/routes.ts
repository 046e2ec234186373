import { administratorOf } from '../shared/administrator.ts'
import type { Handlers } from '../shared/contract/routes.ts'
import { failedMessages } from './failed-message-queries.ts'
import { dismissMessage, type FollowingUp, resendMessage } from './follow-up-failed.ts'
import { type Receiving, receiveMessage } from './receive-message.ts'
import { receiveWithdrawal, type Withdrawing } from './receive-withdrawal.ts'

/** Limit on the failed messages shown to staff. */
const mostShown = 100

/** Answers the contact form, the withdrawal form, and staff calls on failed messages. Only blanks as a phone number count as none. */
export function contactRoutes(dependencies: Receiving & Withdrawing & FollowingUp) {
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
    listFailedMessages: async (c) => c.json(await failedMessages(dependencies.sql, mostShown), 200),
    dismissMessage: async (c) => {
      await dismissMessage(dependencies, c.req.valid('param'), administratorOf(c).username)
      return c.json({ ok: true as const }, 200)
    },
    resendMessage: async (c) => {
      await resendMessage(dependencies, c.req.valid('param'), administratorOf(c).username)
      return c.json({ ok: true as const }, 200)
    },
  } satisfies Partial<Handlers>
}
