import { isTrackingNumber } from '../../../../modules/checkout/rules.ts'
import type { OrderStatus } from '../../../../modules/shared/contract/api.d.ts'
import type { OrderFields } from '../changes/order-conflicts.ts'

/**
 * What is sent of a parcel: a status, when there is one, and the tracking number, if one was typed. What was
 * not touched may be out of date. Undefined for what is no number.
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
