import type { Order } from '../../modules/shared/contract/api.d.ts'

/** A fake answer to listOrders from these orders, newest first. */
export function partOf(orders: readonly Order[], query: Record<string, string>): Response {
  const matching = orders.filter(({ status }) => status === (query.status ?? status))
  const start = matching.findIndex(({ id }) => String(id) === query.cursor) + 1
  const part = matching.slice(start, start + Number(query.limit))
  const isLast = start + part.length >= matching.length
  return Response.json(part, {
    headers: {
      'x-matching': String(matching.length),
      'x-total': String(orders.length),
      ...(!isLast && { 'x-next-cursor': String(part.at(-1)?.id) }),
    },
  })
}
