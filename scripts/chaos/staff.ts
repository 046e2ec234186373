import createClient from 'openapi-fetch'
import type { paths } from '../../modules/shared/contract/api.d.ts'
import { patientFetch } from '../rehearsal/patient-fetch.ts'
import { account } from '../rehearsal/settings.ts'
import type { RefundableOrder } from './queries.ts'
import type { Random } from './random.ts'

/** An administrator who pays orders back: repeating, sometimes asking for too much. */
export function createStaff(shopUrl: string, random: Random) {
  const client = createClient<paths>({ baseUrl: shopUrl, fetch: patientFetch() })
  const wishes = Array.from({ length: 3 }, () => ({
    share: random.between(10, 100) / 100,
    isWhole: random.chance(0.3),
    restock: random.chance(0.5),
    isRepeated: random.chance(0.5),
  }))

  return {
    /** Pays each of these orders back as often as there are wishes; refunds beyond what is left are to be refused. */
    async refund(orders: readonly RefundableOrder[]): Promise<void> {
      const { data } = await client.POST('/api/admin/login', { body: account })
      const headers = { authorization: `Bearer ${data?.token}` }
      const refunds = orders.flatMap(({ id, total, lines }) =>
        wishes.map(({ share, isWhole, restock, isRepeated }) => {
          const key = crypto.randomUUID()
          const body = isWhole
            ? { amount: total, reason: 'Alt', restock, units: [...lines] }
            : { amount: Math.max(1, Math.round(total * share)), reason: 'En del' }
          const params = { path: { id }, header: { 'idempotency-key': key } }
          const ask = () => client.POST('/api/admin/orders/{id}/refunds', { params, body, headers })
          return Promise.all(isRepeated ? [ask(), ask()] : [ask()])
        }),
      )
      await Promise.all(refunds)
    },
  }
}
