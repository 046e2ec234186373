import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openDatabase } from '../../../api/database/database.ts'
import { freePort } from '../../../api/embedded/free-port.ts'
import { startTestMailServer } from '../../../api/testing/test-mail-server.ts'
import { balanced } from '../../bench/balanced.ts'
import { startDatabase } from '../../bench/processes/bench-database.ts'
import { startProvider } from '../../bench/processes/selling-shop.ts'
import { until } from '../../bench/processes/shop-process.ts'
import { stopAtEnd } from '../../bench/processes/stop-at-end.ts'
import { books, fillStock } from '../../bench/queries.ts'
import { startShopIn } from '../started-shop.ts'
import { buyUntil, type Outcome } from './buyers.ts'
import { settingsOf } from './settings.ts'

const migrateScript = new URL('../../migrate.ts', import.meta.url).pathname

/** Timeout in ms for the receipts of the last orders. */
const patience = 60_000

/** Units of each patch at the start. */
const stock = 100_000

type Tell = (line: string) => void

/**
 * The previous version, built in `folder`, sells while this one migrates the database and for `seconds` before and
 * after it, and once more after a new start. Throws what went wrong.
 */
export async function prove(folder: string, seconds: number, tell: Tell): Promise<void> {
  const database = await startDatabase()
  const mails = await startTestMailServer()
  stopAtEnd(mails.stop)
  const [port, providerPort] = [String(await freePort()), await freePort()]
  const providerUrl = `http://127.0.0.1:${providerPort}`
  const settings = settingsOf({
    databaseUrl: database.url,
    folder: database.folder,
    providerUrl,
    smtpUrl: mails.url,
  })
  const first = await startShopIn(folder, port, settings)
  startProvider(providerPort, first.url, database.url)
  await until(30_000, () => fetch(providerUrl).then(() => true))
  const sql = openDatabase(database.url, { max: 1 })
  stopAtEnd(() => sql.end({ timeout: 5 }))
  await fillStock(sql, stock)
  const before = await books(sql)

  const during = await whileBuying({ shopUrl: first.url, providerUrl }, 1, async () => {
    await pause(seconds * 1000)
    tell(await migrated(database.url))
    await pause(seconds * 1000)
  })
  tell(`While the database was migrated: ${during.orders} orders`)
  await first.stop()

  const again = await startShopIn(folder, port, settings)
  const after = await whileBuying({ shopUrl: again.url, providerUrl }, 2, () =>
    pause(seconds * 1000),
  )
  tell(`After a new start on the new schema: ${after.orders} orders`)

  const orders = during.orders + after.orders
  const problems = () => [...first.problems, ...again.problems]
  none([...during.failures, ...after.failures, ...problems()])
  await until(patience, async () => mails.got.size === orders).catch(() => {
    throw new Error(`${mails.got.size} receipts of ${orders} orders were sent`)
  })
  none(problems())
  await balanced(sql, () => undefined, { before, orders })
}

/** Throws when there are failures; names each kind once. */
function none(failures: readonly string[]): void {
  if (failures.length === 0) return
  const kinds = [...new Set(failures)].slice(0, 9)
  throw new Error(`${failures.length} failures:\n${kinds.join('\n')}`)
}

async function whileBuying(
  shop: Parameters<typeof buyUntil>[0],
  round: number,
  work: () => Promise<void>,
): Promise<Outcome> {
  const end = new AbortController()
  const buying = buyUntil(shop, end.signal, round)
  await work().finally(() => end.abort())
  return buying
}

/** Migrates with this version, and returns what it would have told before. */
async function migrated(databaseUrl: string): Promise<string> {
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  const run = async (...args: string[]) =>
    (await promisify(execFile)(process.execPath, [migrateScript, ...args], { env })).stdout.trim()
  const plan = await run('--check')
  const began = performance.now()
  await run()
  return `${plan}\nMigrated in ${((performance.now() - began) / 1000).toFixed(1)} s`
}
