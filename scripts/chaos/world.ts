import { join } from 'node:path'
import { openDatabase } from '../../api/database/database.ts'
import { freePort } from '../../api/embedded/free-port.ts'
import { startEmbeddedPostgres } from '../../api/embedded/postgres.ts'
import { startBreakableDatabase } from './database.ts'
import { createFaults } from './faults.ts'
import { startMailServer } from './mail-server.ts'
import { startProvider } from './provider.ts'
import { type SupervisedShop, superviseShop } from './shop.ts'

/** The shop as a process, with every service that it needs and that can fail. */
export async function createWorld(folder: string) {
  let shop: SupervisedShop | undefined
  const faults = createFaults(() => shop?.kill())
  const database = await startBreakableDatabase(join(folder, 'shop'), faults)
  const providersOwn = await startEmbeddedPostgres(join(folder, 'provider'))
  const providerSql = openDatabase(providersOwn.url)
  const provider = await startProvider(providerSql, faults)
  const mailbox = await startMailServer(faults)
  shop = superviseShop({
    port: await freePort(),
    databaseUrl: database.url,
    providerUrl: provider.url,
    smtpUrl: mailbox.url,
  })
  await shop.whenReady()
  // The audit's connections are never cut, but go through a proxy too, because a restart changes the server's port.
  const shopSql = openDatabase(database.quietUrl, { max: 2 })
  return {
    shop,
    faults,
    database,
    provider,
    mailbox,
    sql: { shop: shopSql, provider: providerSql },
    async stop(): Promise<void> {
      await shop?.stop()
      await shopSql.end({ timeout: 5 })
      await provider.stop()
      await providerSql.end({ timeout: 5 })
      await mailbox.stop()
      await database.stop()
      await providersOwn.stop()
    },
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>
