import { openDatabase } from '../../api/database/database.ts'
import { fillOrders } from '../../modules/checkout/staff-orders/test-order-queries.ts'
import { account, type Row } from './processes/shop-process.ts'
import { median } from './timings.ts'

const count = 50_000
const days = 700
/** Calls of each kind; the median is reported. */
const rounds = 21

/** The dashboard's first calls and a search, with 50,000 orders: bytes before compression, and median ms. */
export async function benchDashboard(shopUrl: string, databaseUrl: string, row: Row) {
  const sql = openDatabase(databaseUrl, { max: 1 })
  await fillOrders(sql, { count, days })
  await sql.end({ timeout: 5 })
  const authorization = `Bearer ${await tokenOf(shopUrl)}`
  const calls = {
    'first view': 'orders?limit=50',
    'first view, figures': 'summary',
    'search without a result': 'orders?limit=50&search=odegaard',
  }
  for (const [name, path] of Object.entries(calls)) {
    const times: number[] = []
    let bytes = 0
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now()
      const response = await fetch(`${shopUrl}/api/admin/${path}`, { headers: { authorization } })
      bytes = (await response.arrayBuffer()).byteLength
      times.push(performance.now() - began)
    }
    const title = `dashboard ${name}, ${count.toLocaleString('en')} orders`
    row(`${title}: size`, bytes / 1000, 'kB', 1)
    row(`${title}: time`, median(times), 'ms', 1)
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
