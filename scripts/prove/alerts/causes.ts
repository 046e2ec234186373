import { statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pino from 'pino'
import { startQueue } from '../../../api/queue/queue.ts'
import { newSession, placeOrder } from '../../test/place-order.ts'
import {
  ageOrder,
  ageQueue,
  breakCarts,
  failMails,
  failRefund,
  stickPayment,
} from './cause-queries.ts'
import type { WatchedShop } from './watched-shop.ts'

type Cause = (shop: WatchedShop) => Promise<unknown>

const bought = ({ url, providerUrl }: WatchedShop) => placeOrder(url, { providerUrl })

/** What makes each alert fire, in an order in which none hinders the next. */
export const causes: Record<string, Cause> = {
  PaidOrdersWithoutReceipt: async (shop) => ageOrder(shop.sql, await bought(shop)),
  FailedMails: async (shop) => failMails(shop.sql, await bought(shop)),
  StuckPayments: ({ sql }) => stickPayment(sql),
  FailedRefunds: async (shop) => failRefund(shop.sql, await bought(shop)),
  QueueAge: queueWithoutWorker,
  DiskFull: fillDisk,
  ErrorRate: failCalls,
  NoFigures: ({ database }) => database.stop(),
  NoWebProcess: ({ stop }) => stop(),
}

async function queueWithoutWorker({ sql }: WatchedShop): Promise<void> {
  const name = 'prove.alerts'
  const queue = await startQueue(sql, pino({ level: 'warn' }), false)
  await queue.declare([{ queue: name, retryLimit: 0, handle: async () => undefined }])
  await queue.enqueue(sql, name, {})
  await queue.stop()
  await ageQueue(sql, name)
}

async function fillDisk({ dataDir }: WatchedShop): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir)
  await writeFile(join(dataDir, 'filler'), Buffer.alloc(Math.floor(bavail * bsize * 0.95)))
}

/** Spread over some seconds: Prometheus sees an increase only after a first sample. */
async function failCalls({ sql, url }: WatchedShop): Promise<void> {
  await breakCarts(sql)
  for (let call = 0; call < 50; call++) {
    const answer = await fetch(`${url}/api/cart`, { headers: { 'x-session-id': newSession() } })
    if (answer.status !== 500) throw new Error(`A broken call is answered ${answer.status}`)
    await pause(200)
  }
}
