import { administratorOf } from '../shared/administrator.ts'
import type { Handlers } from '../shared/contract/routes.ts'
import { failedWithdrawals } from './failed-mail-queries.ts'
import { dismissWithdrawal, resendWithdrawal } from './follow-up-withdrawal.ts'
import { type Receiving, receiveMessage } from './receive-message.ts'
import { receiveWithdrawal, type Withdrawing } from './receive-withdrawal.ts'

/** Limit on the withdrawals shown to staff. */
const mostShown = 100

/** Answers the contact form, the withdrawal form, and staff calls on withdrawals. Only blanks as a phone number count as none. */
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
    listFailedWithdrawals: async (c) =>
      c.json(await failedWithdrawals(dependencies.sql, mostShown), 200),
    dismissWithdrawal: async (c) => {
      const { username } = administratorOf(c)
      await dismissWithdrawal(dependencies, c.req.valid('param').id, username)
      return c.json({ ok: true as const }, 200)
    },
    resendWithdrawal: async (c) => {
      const { username } = administratorOf(c)
      await resendWithdrawal(dependencies, c.req.valid('param').id, username)
      return c.json({ ok: true as const }, 200)
    },
  } satisfies Partial<Handlers>
}
