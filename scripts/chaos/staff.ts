import createClient from 'openapi-fetch'
import type { paths } from '../../modules/shared/contract/api.d.ts'
import type { RefundableOrder } from './queries.ts'
import type { Random } from './random.ts'

/** Timeout of a call, time for all attempts, as a shop that died starts again, and time between them; in ms. */
const patience = 8_000
const longest = 90_000
const pause = 150

/** The only administrator of the shop. */
export const administrator = { username: 'admin', password: 'rosa-elefant-17' }

/** An administrator who pays orders back: impatient, repeating, sometimes asking for too much. */
export function createStaff(shopUrl: string, random: Random) {
  const client = createClient<paths>({
    baseUrl: shopUrl,
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(patience) }),
  })
  const wishes = Array.from({ length: 3 }, () => ({
    share: random.between(10, 100) / 100,
    isWhole: random.chance(0.3),
    restock: random.chance(0.5),
    isRepeated: random.chance(0.5),
  }))

  /** The answer once it is no server error; throws when none came. */
  async function untilAnswered<Answer extends { response: Response }>(call: () => Promise<Answer>) {
    const until = Date.now() + longest
    while (Date.now() < until) {
      const answer = await call().catch(() => undefined)
      if (answer && answer.response.status < 500) return answer
      await new Promise((done) => setTimeout(done, pause))
    }
    throw new Error('The shop did not answer staff')
  }

  return {
    /** Pays each of these orders back as often as there are wishes; refunds beyond what is left are to be refused. */
    async refund(orders: readonly RefundableOrder[]): Promise<void> {
      const { data } = await untilAnswered(() =>
        client.POST('/api/admin/login', { body: administrator }),
      )
      const headers = { authorization: `Bearer ${data?.token}` }
      const refunds = orders.flatMap(({ id, total, lines }) =>
        wishes.map(({ share, isWhole, restock, isRepeated }) => {
          const key = crypto.randomUUID()
          const body = isWhole
            ? { amount: total, reason: 'Alt', restock, units: [...lines] }
            : { amount: Math.max(1, Math.round(total * share)), reason: 'En del' }
          const params = { path: { id }, header: { 'idempotency-key': key } }
          const ask = () =>
            untilAnswered(() =>
              client.POST('/api/admin/orders/{id}/refunds', { params, body, headers }),
            )
          return Promise.all(isRepeated ? [ask(), ask()] : [ask()])
        }),
      )
      await Promise.all(refunds)
    },
  }
}
