import { freePort } from '../../../api/stand-ins/free-port.ts'
import { connected, startDatabase } from '../../rehearsal/database.ts'
import { newFolder, smallDisk } from '../../rehearsal/new-folder.ts'
import { startProvider } from '../../rehearsal/provider.ts'
import { startShop } from '../../rehearsal/shop-process.ts'
import { settingsOf } from './settings.ts'

export type WatchedShop = Awaited<ReturnType<typeof startWatchedShop>>

/**
 * A shop in production with metrics. Its mail server is away, and its files are on a small disk of their own, which only
 * root can mount.
 */
export async function startWatchedShop() {
  const { folder } = await newFolder()
  const dataDir = await smallDisk(64)
  const database = await startDatabase()
  const newPort = async () => String(await freePort())
  const [metricsPort, providerPort] = [await newPort(), await newPort()]
  const providerUrl = `http://127.0.0.1:${providerPort}`
  const settings = settingsOf({
    databaseUrl: database.url,
    providerUrl,
    smtpUrl: `smtp://127.0.0.1:${await newPort()}`,
  })
  const watched = { DATA_DIR: dataDir, METRICS_PORT: metricsPort, DISK_FLOOR_GB: '0.04' }
  const { url, stop } = await startShop({ ...settings, ...watched })
  await startProvider(providerPort, url, database.url)
  const sql = connected(database.url, 1)
  return { folder, dataDir, database, sql, url, providerUrl, metricsPort, stop }
}
