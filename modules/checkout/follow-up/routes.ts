import { administratorOf } from '../../shared/administrator.ts'
import type { Handlers } from '../../shared/contract/routes.ts'
import type { FollowUp } from './follow-up.ts'

/** What staff see and do of mails and refunds that failed. */
export function followUpRoutes(followUp: FollowUp) {
  return {
    resendReceipt: async (c) => {
      await followUp.resendReceipt(c.req.valid('param').id, administratorOf(c).username)
      return c.json({ ok: true as const }, 200)
    },
    resendNotice: async (c) => {
      await followUp.resendNotice(c.req.valid('param').id, administratorOf(c).username)
      return c.json({ ok: true as const }, 200)
    },
    retryRefund: async (c) => {
      await followUp.retryRefund(c.req.valid('param').id, administratorOf(c).username)
      return c.json({ ok: true as const }, 200)
    },
    listAlerts: async (c) => c.json(await followUp.alerts(), 200),
  } satisfies Partial<Handlers>
}
