import { atom } from 'nanostores'
import { call } from '../../client/generated/admin/orders.ts'
import { mostSelected } from '../orders/index.ts'
import { staffResource } from '../ui/list/resource.ts'

/** Ids of the orders to print. */
export const $printedIds = atom<readonly number[]>([])

/** The existing orders of these ids, oldest first, in the order of production. */
export const { $loaded: $printedOrders, load: refetchPrintedOrders } = staffResource(async () => {
  const ids = [...$printedIds.get()]
  if (ids.length === 0) return []
  const query = { ids, limit: mostSelected, sort: 'oldest' as const }
  return (await call('listOrders', { query })).items
})

/** Reads the order ids of the address; invalid ones count as absent. */
export function idsOf(parameters: URLSearchParams): number[] {
  const ids = (parameters.get('ids') ?? '').split(' ').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, mostSelected)
}
