import pino from 'pino'
import { openDatabase } from '../../api/database/database.ts'
import { startQueue } from '../../api/queue/queue.ts'
import { queueLengths } from '../../api/queue/queue-queries.ts'
import { startTestMailServer } from '../../api/testing/test-mail-server.ts'
import { fillOrders } from '../../modules/checkout/staff-orders/test-order-queries.ts'
import { inTransaction, type Pool } from '../../modules/shared/transaction.ts'
import { startDatabase } from './processes/bench-database.ts'
import { mailing, type Row, startProcess, until } from './processes/shop-process.ts'
import { dueReceipts } from './queries.ts'

const receipts = 4000
/** Timeout in ms for all receipts. */
const patience = 10 * 60_000
const queue = 'checkout.receipt'

/**
 * Sends the receipts of a busy evening over SMTP to a counting server, from one worker. Throws when a customer got none
 * or more than one.
 */
export async function benchReceipts(row: Row): Promise<void> {
  const server = await startTestMailServer()
  const database = await startDatabase()
  const settings = mailing({
    databaseUrl: database.url,
    smtpUrl: server.url,
    folder: database.folder,
  })
  const web = await startProcess({ ...settings, SHOP_ROLE: 'web' })
  const sql = openDatabase(database.url, { max: 2 })
  try {
    await fillOrders(sql, { count: receipts, days: 1 })
    await enqueueReceipts(sql)
    const worker = await startProcess({ ...settings, SHOP_ROLE: 'worker' })
    await until(patience, async () => server.got.size > 0)
    const began = performance.now()
    const before = server.got.size
    const [waiting] = await queueLengths(sql)
    row('receipts waiting', waiting?.waiting ?? 0, 'messages')
    row('receipts waiting: age of the oldest', waiting?.oldest ?? 0, 's', 1)
    await until(patience, async () => server.got.size === receipts)
    const seconds = (performance.now() - began) / 1000
    row('receipts: speed', (receipts - before) / seconds, 'mails/s')
    await until(patience, async () => (await queueLengths(sql)).every((one) => one.queue !== queue))
    await worker.stop()
    const twice = [...server.got.values()].filter((times) => times > 1).length
    if (twice > 0) throw new Error(`${twice} customers got their receipt twice`)
  } finally {
    await sql.end({ timeout: 5 })
    await web.stop()
    await database.stop()
    await server.stop()
  }
}

async function enqueueReceipts(sql: Pool): Promise<void> {
  const boss = await startQueue(sql, pino({ level: 'warn' }), false)
  const due = await dueReceipts(sql)
  await inTransaction(sql, async (tx) => {
    for (const receipt of due) await boss.enqueue(tx, queue, receipt)
  })
  await boss.stop()
}
