import type { OrderStatus } from '../../../../modules/shared/contract/api.d.ts'
import { isTrackingNumber } from '../../../client/generated/formats.ts'
import type { OrderFields } from '../changes/order-conflicts.ts'

/**
 * The change for a parcel: the status, if given, and the tracking number, if edited. An unedited value may be stale, so
 * it is not sent. Undefined for a malformed number.
 */
export function shippingChange(
  typed: string | undefined,
  status?: OrderStatus,
): OrderFields | undefined {
  const change = status ? { status } : {}
  if (typed === undefined) return change
  const trackingNumber = typed.trim()
  if (trackingNumber === '') return { ...change, trackingNumber: null }
  return isTrackingNumber(trackingNumber) ? { ...change, trackingNumber } : undefined
}
