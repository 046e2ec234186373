import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../api/database/database.ts'
import { startEmbeddedPostgres } from '../../api/embedded/postgres.ts'
import { tokenOf } from './dashboard.ts'
import { fillOrders, fillProducts, fillSubscribers, newDatabase } from './queries.ts'
import { mailing, type Row, startProcess } from './shop-process.ts'
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
  const small = await startFilled('small', database.url, folder)
  const big = await startFilled('big', database.url, folder)
  try {
    await compareCalls({ small: small.url, big: big.url }, row)
  } finally {
    await Promise.all([small.stop(), big.stop()])
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Starts a shop of this size. */
async function startFilled(size: Size, server: string, folder: string) {
  const databaseUrl = await newDatabase(server, size)
  const settings = mailing({ databaseUrl, smtpUrl: 'smtp://127.0.0.1:9', folder })
  const web = await startProcess({ ...settings, SHOP_ROLE: 'web' })
  const sql = openDatabase(databaseUrl, { max: 1 })
  await sql`set statement_timeout = 0`
  const { orders, subscribers, products } = sizes[size]
  await fillProducts(sql, products)
  await fillOrders(sql, { count: orders, days })
  await fillSubscribers(sql, subscribers)
  await sql.end({ timeout: 5 })
  return web
}

/** Asks both shops in turn, so that what else the machine does slows down both. */
async function compareCalls(shops: Record<Size, string>, row: Row): Promise<void> {
  const tokens = {
    small: await tokenOf(shops.small),
    big: await tokenOf(shops.big),
  }
  const timeOf = async (size: Size, path: string): Promise<number> => {
    const began = performance.now()
    const response = await fetch(`${shops[size]}/api/admin/${path}`, {
      headers: { authorization: `Bearer ${tokens[size]}` },
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return performance.now() - began
  }
  for (const [name, path] of Object.entries(staffCalls)) {
    const times: Record<Size, number[]> = { small: [], big: [] }
    for (let round = 0; round < rounds; round += 1)
      for (const size of ['small', 'big'] as const) times[size].push(await timeOf(size, path))
    const [small, big] = [median(times.small), median(times.big)]
    row(`staff, ${name}: small`, small, 'ms', 1)
    row(`staff, ${name}: big`, big, 'ms', 1)
    row(`staff, ${name}: growth`, big / small, 'times', 1)
  }
}

const median = (times: number[]): number =>
  times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
