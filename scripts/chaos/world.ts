import { join } from 'node:path'
import { freePort } from '../../api/stand-ins/free-port.ts'
import { connected, startDatabase } from '../rehearsal/database.ts'
import { startMailServer } from '../rehearsal/mail-server.ts'
import { newFolder } from '../rehearsal/new-folder.ts'
import { mailingBy, payingBy } from '../rehearsal/settings.ts'
import { stopAtEnd } from '../rehearsal/stop-at-end.ts'
import { startBreakableDatabase } from './database.ts'
import { createFaults } from './faults.ts'
import { startProvider } from './provider.ts'
import { type SupervisedShop, superviseShop } from './shop.ts'

export type World = Awaited<ReturnType<typeof createWorld>>

/** The shop as a process, with every service that it needs and that can fail. */
export async function createWorld() {
  let shop: SupervisedShop | undefined
  const faults = createFaults(() => shop?.kill())
  const { folder } = await newFolder()
  const database = await startBreakableDatabase(join(folder, 'shop'), faults)
  stopAtEnd(database.stop)
  const providerSql = connected((await startDatabase()).url, 10)
  const provider = await startProvider(providerSql, faults)
  stopAtEnd(provider.stop)
  const mailbox = await startMailServer(faults.pass)
  // The audit's connections are never cut, but go through a proxy too, because a restart changes the server's port.
  const shopSql = connected(database.quietUrl)
  shop = superviseShop({
    PORT: String(await freePort()),
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    ...payingBy(provider.url),
    ...mailingBy(mailbox.url),
    DEMO: '1',
    LOG_LEVEL: 'silent',
  })
  await shop.whenReady()
  return {
    shop,
    faults,
    database,
    provider,
    mailbox,
    sql: { shop: shopSql, provider: providerSql },
  }
}
