import { openDatabase } from '../../api/database/database.ts'
import { fillOrders } from '../../modules/checkout/staff-orders/test-order-queries.ts'
import { account, type Row } from './processes/shop-process.ts'
import { median } from './timings.ts'

const count = 50_000
const days = 700
/** Calls of each kind; the median is reported. */
const rounds = 21

const filled = `${count.toLocaleString('en')} orders`
/** The measured calls by name, as paths below /api/admin. */
export const dashboardCalls = {
  [`dashboard first view, ${filled}`]: 'orders?limit=50',
  [`dashboard first view, figures, ${filled}`]: 'summary',
  [`dashboard search without a result, ${filled}`]: 'orders?limit=50&search=odegaard',
}

/** The dashboard's first calls and a search, with 50,000 orders: bytes before compression, and median ms. */
export async function benchDashboard(shopUrl: string, databaseUrl: string, row: Row) {
  const sql = openDatabase(databaseUrl, { max: 1 })
  await fillOrders(sql, { count, days })
  await sql.end({ timeout: 5 })
  const authorization = `Bearer ${await tokenOf(shopUrl)}`
  for (const [name, path] of Object.entries(dashboardCalls)) {
    const times: number[] = []
    let bytes = 0
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now()
      const response = await fetch(`${shopUrl}/api/admin/${path}`, { headers: { authorization } })
      bytes = (await response.arrayBuffer()).byteLength
      times.push(performance.now() - began)
    }
    row(`${name}: size`, bytes / 1000, 'kB', 1)
    row(`${name}: time`, median(times), 'ms', 1)
  }
}

/** Logs the measured shop's administrator in, and returns the token. */
export async function tokenOf(shopUrl: string): Promise<string> {
  const response = await fetch(`${shopUrl}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const { token } = (await response.json()) as { token: string }
  return token
}
