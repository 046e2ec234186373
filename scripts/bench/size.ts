import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../api/database/database.ts'
import { startEmbeddedPostgres } from '../../api/embedded/postgres.ts'
import { account, type Row, startProcess } from './campaigns.ts'
import { tokenOf } from './dashboard.ts'
import { fillOrders, fillProducts, fillSubscribers, newDatabase } from './queries.ts'
import { staffCalls } from './staff-calls.ts'

const days = 700
const sizes = {
  small: { orders: 50_000, subscribers: 10_000, products: 352 },
  big: { orders: 1_000_000, subscribers: 1_000_000, products: 35_200 },
}
type Size = keyof typeof sizes

/** Calls of each kind; the median is reported. */
const rounds = 11

/** Staff's calls in a small and in a big shop: median ms over HTTP, and their ratio. */
export async function benchSizes(row: Row): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'russpatcher-bench-'))
  const database = await startEmbeddedPostgres(folder)
  try {
    const small = await timesAt('small', database.url, folder)
    const big = await timesAt('big', database.url, folder)
    for (const [name, time] of small) {
      const grown = big.get(name) ?? 0
      row(`staff, ${name}: small`, time, 'ms', 1)
      row(`staff, ${name}: big`, grown, 'ms', 1)
      row(`staff, ${name}: growth`, grown / time, 'times', 1)
    }
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function timesAt(size: Size, server: string, folder: string): Promise<Map<string, number>> {
  const databaseUrl = await newDatabase(server, size)
  const web = await startProcess('web', { databaseUrl, smtpUrl: 'smtp://127.0.0.1:9', folder })
  try {
    const sql = openDatabase(databaseUrl, { max: 1 })
    await sql`set statement_timeout = 0`
    const { orders, subscribers, products } = sizes[size]
    await fillProducts(sql, products)
    await fillOrders(sql, { count: orders, days })
    await fillSubscribers(sql, subscribers)
    await sql.end({ timeout: 5 })
    return await callTimes(web.url)
  } finally {
    await web.stop()
  }
}

/** Median ms of each of staff's calls. */
export async function callTimes(shopUrl: string): Promise<Map<string, number>> {
  const authorization = `Bearer ${await tokenOf(shopUrl, account)}`
  const times = new Map<string, number>()
  for (const [name, path] of Object.entries(staffCalls)) {
    const each: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now()
      const response = await fetch(`${shopUrl}/api/admin/${path}`, { headers: { authorization } })
      await response.arrayBuffer()
      each.push(performance.now() - began)
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    }
    times.set(name, each.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0)
  }
  return times
}
