import { execFileSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '../../../api/database/database.ts'
import { freePort } from '../../../api/embedded/free-port.ts'
import { startDatabase } from '../../bench/processes/bench-database.ts'
import { newFolder } from '../../bench/processes/new-folder.ts'
import { startProvider } from '../../bench/processes/selling-shop.ts'
import { until } from '../../bench/processes/shop-process.ts'
import { stopAtEnd } from '../../bench/processes/stop-at-end.ts'
import { startShopIn } from '../started-shop.ts'
import { settingsOf } from './settings.ts'

const root = new URL('../../../', import.meta.url).pathname

export type WatchedShop = Awaited<ReturnType<typeof startWatchedShop>>

/**
 * A shop in production with metrics. Its mail server is away, and its files are on a small disk of their own, which only
 * root can mount.
 */
export async function startWatchedShop() {
  const { folder } = await newFolder()
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', dataDir])
  stopAtEnd(async () => void execFileSync('umount', [dataDir]))
  const database = await startDatabase()
  const newPort = async () => String(await freePort())
  const [port, metricsPort, providerPort] = [await newPort(), await newPort(), await newPort()]
  const providerUrl = `http://127.0.0.1:${providerPort}`
  const settings = settingsOf({
    databaseUrl: database.url,
    folder: dataDir,
    providerUrl,
    smtpUrl: `smtp://127.0.0.1:${await newPort()}`,
  })
  const watched = { METRICS_PORT: metricsPort, DISK_FLOOR_GB: '0.04' }
  const { url, stop } = await startShopIn(root, port, { ...settings, ...watched })
  startProvider(providerPort, url, database.url)
  await until(30_000, () => fetch(providerUrl).then(() => true))
  const sql = openDatabase(database.url, { max: 1 })
  stopAtEnd(() => sql.end({ timeout: 5 }))
  return { folder, dataDir, database, sql, url, providerUrl, metricsPort, stop }
}
