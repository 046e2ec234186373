import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pino from 'pino'
import sharp from 'sharp'
import { startQueue } from '../../../api/platform/queue/queue.ts'
import { newSession, placeOrder } from '../../rehearsal/buyer.ts'
import {
  ageQueue,
  ageReceipt,
  breakCarts,
  failReceipt,
  failRefund,
  growDatabase,
  stickPayment,
} from './cause-queries.ts'
import type { WatchedShop } from './watched-shop.ts'

type Cause = (shop: WatchedShop) => Promise<unknown>

const bought = ({ url, providerUrl }: WatchedShop) => placeOrder(url, { providerUrl })

/** The cause that makes each alert fire, in an order in which none hinders the next. */
export const causes: Record<string, Cause> = {
  PaidOrdersWithoutReceipt: async (shop) => ageReceipt(shop.sql, await bought(shop)),
  FailedMails: async (shop) => failReceipt(shop.sql, await bought(shop)),
  StuckPayments: ({ sql }) => stickPayment(sql),
  FailedRefunds: async (shop) => failRefund(shop.sql, await bought(shop)),
  QueueAge: queueWithoutWorker,
  StorageGrowth: ({ sql }) => growDatabase(sql),
  FilesNotWritten: refuseFiles,
  PicturesRefused: (shop) => fillDisk(shop, 0.5),
  DiskFull: (shop) => fillDisk(shop, 0.95),
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

/** Fills a share of what is free on the disk of the files. */
async function fillDisk({ dataDir }: WatchedShop, share: number): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir)
  const filler = Buffer.alloc(Math.floor(bavail * bsize * share))
  await writeFile(join(dataDir, `filler-${share}`), filler)
}

/** A file in the place of the folder lets a picture fail. */
async function refuseFiles({ dataDir, url }: WatchedShop): Promise<void> {
  const folder = join(dataDir, 'custom-images')
  await rm(folder, { recursive: true, force: true })
  await writeFile(folder, '')
  const create = { width: 20, height: 20, channels: 3, background: 'red' } as const
  const png = await sharp({ create }).png().toBuffer()
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'bilde.png')
  const headers = { 'x-session-id': newSession() }
  const answer = await fetch(`${url}/api/custom-images`, { method: 'POST', headers, body: form })
  if (answer.status !== 500) throw new Error(`A lost picture is answered ${answer.status}`)
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
