import pino from 'pino'
import { startQueue } from '../../api/platform/queue/queue.ts'
import { queueLengths } from '../../api/platform/queue/queue-queries.ts'
import { startTestMailServer } from '../../api/testing/test-mail-server.ts'
import { inTransaction, type Pool } from '../../modules/shared/transaction.ts'
import { fillOrders } from '../../modules/workshop/staff-orders/test-order-queries.ts'
import { connected } from '../rehearsal/database.ts'
import { dueReceipts, fillPapersLogAndCodes } from '../rehearsal/fill-queries.ts'
import { startSellingShop } from '../rehearsal/selling-shop.ts'
import { stopAtEnd } from '../rehearsal/stop-at-end.ts'
import { until } from '../rehearsal/until.ts'
import type { Row } from './row.ts'

const receipts = 4000
/** Timeout in ms for all receipts. */
const patience = 10 * 60_000
const queue = 'post.mail'

/**
 * Sends the receipts of a busy evening over SMTP to a counting server, from one worker. Throws when a customer got none
 * or more than one.
 */
export async function benchReceipts(row: Row): Promise<void> {
  const server = await startTestMailServer()
  stopAtEnd(server.stop)
  const shop = await startSellingShop(server.url)
  const sql = connected(shop.databaseUrl)
  await fillOrders(sql, { count: receipts, days: 1 })
  await fillPapersLogAndCodes(sql)
  await enqueueReceipts(sql)
  await until(patience, async () => server.got.size > 0)
  const began = performance.now()
  const before = server.got.size
  await until(patience, async () => server.got.size === receipts)
  row('receipts: speed', (receipts - before) / ((performance.now() - began) / 1000), 'mails/s')
  await until(patience, async () => (await queueLengths(sql)).every((one) => one.queue !== queue))
  const twice = [...server.got.values()].filter((times) => times > 1).length
  if (twice > 0) throw new Error(`${twice} customers got their receipt twice`)
}

async function enqueueReceipts(sql: Pool): Promise<void> {
  const boss = await startQueue(sql, pino({ level: 'warn' }), false)
  const due = await dueReceipts(sql)
  await inTransaction(sql, async (tx) => {
    for (const receipt of due) await boss.enqueue(tx, queue, receipt)
  })
  await boss.stop()
}
