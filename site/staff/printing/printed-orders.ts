import { atom } from 'nanostores'
import { call } from '../../client/admin.ts'
import { mostSelected } from '../orders/index.ts'
import { staffResource } from '../ui/list/resource.ts'

/** The ids of the orders that the page shall print. */
export const $printedIds = atom<readonly number[]>([])

/** The orders of these ids that there still are, oldest first, as they are made and sent. */
export const { $loaded: $printedOrders, load: refetchPrintedOrders } = staffResource(async () => {
  const ids = [...$printedIds.get()]
  if (ids.length === 0) return []
  const query = { ids, limit: mostSelected, sort: 'oldest' as const }
  return (await call('listOrders', { query })).items
})

/** Reads which orders the address asks for; what is no id counts as absent. */
export function idsOf(parameters: URLSearchParams): number[] {
  const ids = (parameters.get('ids') ?? '').split(' ').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, mostSelected)
}
