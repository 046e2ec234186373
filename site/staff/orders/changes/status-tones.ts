import type { OrderStatus } from '../../../../modules/shared/contract/api.d.ts'
import type { BadgeTone } from '../../../ui/Badge.tsx'

/** The badge colours of the specification (section 4). */
export const statusTones = {
  pending: 'yellow',
  processing: 'blue',
  shipped: 'green',
  delivered: 'green',
  cancelled: 'red',
} as const satisfies Record<OrderStatus, BadgeTone>
