import { customPatch } from '../../../../modules/catalogue/rules.ts'
import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import type { Query } from '../../../client/operation-types.ts'

type Mark = NonNullable<Query<'listOrders'>['mark']>

/** The marks of an order, by the same rules as the server's filter. One that was sent unapproved keeps its mark. */
export const marksOf = ({ status, items, refunded, isDisputed }: Order): Mark[] => [
  ...(items.some(({ productId }) => productId === customPatch.id) ? ['custom' as const] : []),
  ...(status !== 'cancelled' && items.some(({ isUnapproved }) => isUnapproved)
    ? ['unapproved' as const]
    : []),
  ...(refunded > 0 ? ['refunded' as const] : []),
  ...(isDisputed ? ['disputed' as const] : []),
]
