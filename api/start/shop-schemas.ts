import { paymentStandIn } from './payment-stand-in.ts'

/** The schemas of the modules, of the staff log and of the job queue. */
const own = [
  'admin',
  'artwork',
  'cart',
  'catalogue',
  'checkout',
  'contact',
  'events',
  'jobs',
  'log',
  'newsletter',
  'orders',
  'payments',
  'post',
  'workshop',
]

/**
 * The schemas that are backed up as a whole, a demo's payment provider included. Of `public`, only a few tables are the
 * shop's.
 */
export async function shopSchemas(): Promise<string[]> {
  const standIn = await paymentStandIn()
  return standIn ? [...own, standIn.schema] : own
}
