import { isTrackingNumber } from '../../../../modules/checkout/rules.ts'
import type { OrderStatus } from '../../../../modules/shared/contract/api.d.ts'
import type { OrderChange } from '../../../staff-api.ts'

/**
 * What sends a parcel off, with the tracking number if one was typed: what was not touched may be out of
 * date. Undefined for what is no number.
 */
export function shippingChange(
  typed: string | undefined,
  status: OrderStatus,
): OrderChange | undefined {
  if (typed === undefined) return { status }
  const trackingNumber = typed.trim()
  if (trackingNumber === '') return { status, trackingNumber: null }
  return isTrackingNumber(trackingNumber) ? { status, trackingNumber } : undefined
}
