import { administratorOf } from '../../shared/administrator.ts'
import type { Handlers } from '../../shared/contract/routes.ts'
import { alerts } from './alert-queries.ts'
import { dismissRefund } from './dismiss-refund.ts'
import { type Repeating, resendMail, retryRefund } from './repeat-failed.ts'

/** Maximum alerts per list; settling them makes room for the next. */
const mostAlerts = 100

/** Staff calls on failed mails and refunds. */
export function followUpRoutes(dependencies: Repeating) {
  return {
    resendReceipt: async (c) => {
      const { id } = c.req.valid('param')
      await resendMail(dependencies, 'receipt', id, administratorOf(c).username)
      return c.json({ ok: true as const }, 200)
    },
    resendNotice: async (c) => {
      const { id } = c.req.valid('param')
      await resendMail(dependencies, 'notice', id, administratorOf(c).username)
      return c.json({ ok: true as const }, 200)
    },
    retryRefund: async (c) => {
      await retryRefund(dependencies, c.req.valid('param').id, administratorOf(c).username)
      return c.json({ ok: true as const }, 200)
    },
    dismissRefund: async (c) => {
      await dismissRefund(dependencies, c.req.valid('param').id, administratorOf(c).username)
      return c.json({ ok: true as const }, 200)
    },
    listAlerts: async (c) => c.json(await alerts(dependencies.sql, mostAlerts), 200),
  } satisfies Partial<Handlers>
}
