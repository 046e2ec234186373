import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, vi } from 'vitest'
import { createMailRenderer } from '../../emails/render.ts'
import { sampleShop } from '../../emails/samples/shop.ts'
import { seedIfEmpty } from '../../modules/catalogue/seed.ts'
import type { Enqueue } from '../../modules/shared/jobs.ts'
import type { Mail } from '../../modules/shared/mail.ts'
import type { TaxedSeller } from '../../modules/shared/terms.ts'
import {
  type HearStatement,
  stockedDatabase,
  type TestDatabase,
} from '../../modules/shared/test-database.ts'
import { createApp } from '../app.ts'
import { createLimits, type Limit } from '../edge/limits/limits.ts'
import { etagOf } from '../edge/response-cache/encoding.ts'
import { openDatabase } from '../platform/database/database.ts'
import { watchDatabase } from '../platform/database/database-watch.ts'
import { createFileStore } from '../platform/files/file-store.ts'
import { createFolderStore } from '../platform/files/folder-store.ts'
import { filesFolder } from '../platform/files/open-files.ts'
import { startQueue } from '../platform/queue/queue.ts'
import { forgetCustomer } from '../stand-ins/payments/forgetting/forget-customer.ts'
import { testKeys } from '../stand-ins/payments/keys.ts'
import { administrator } from './administrator.ts'
import { callsOf } from './test-calls.ts'
import { startTestProvider } from './test-provider.ts'
import { giveUpOrder } from './test-shop-queries.ts'

const publicUrl = 'http://shop.test'

type Options = {
  limited?: boolean
  contactInbox?: string
  confirmsSubscriptions?: boolean
  mailWebhookSecret?: string
  /** Default: the disk has room. */
  hasRoom?: () => Promise<boolean>
  campaignDelay?: number
  taxed?: TaxedSeller
  /** Hears the statements of a shop that queues messages and keeps its catalogue as in production. */
  hear?: HearStatement
  /** Pictures of the build, by path; default: none. */
  builtPictures?: ReadonlyMap<string, Buffer>
  /** Where the shop is; default: a new place, which `close` removes. */
  place?: {
    database: Omit<TestDatabase, 'close'>
    dataDir: string
    /** The payment provider's database; default: the shop's. */
    providerUrl?: string
  }
}

/**
 * The shop without a listening port: real database, real payment SDK against the built-in provider, mails and jobs
 * collected in lists. Every API answer is checked against the contract.
 */
export async function testShop({ place, ...options }: Options = {}) {
  const own = place ? undefined : await stockedDatabase(options.hear)
  const database = place?.database ?? (own as TestDatabase)
  if (place) await seedIfEmpty(database.sql)
  // One connection: a job that waits for a second one while it holds one would never end.
  const jobsSql = openDatabase(database.url, { max: 1 })
  const dataDir = place?.dataDir ?? (await mkdtemp(join(tmpdir(), 'russpatcher-files-')))
  const files = createFileStore(createFolderStore(filesFolder(dataDir)))
  const log = pino({ level: 'silent' })
  const watch = watchDatabase(database.url, log)
  const providerUrl = place?.providerUrl ?? database.url
  const provider = await startTestProvider(providerUrl, {
    pagesUrl: `${publicUrl}/test-payments`,
    log,
  })
  const { stripe } = provider

  let now = new Date('2026-05-01T10:00:00Z')
  const mails: Mail[] = []
  let isMailRefused = false
  const waiting: { queue: string; data: object; delay?: number }[] = []
  const collect: Enqueue = async (_tx, queue, data, { delay } = {}) => {
    waiting.push({ queue, data, ...(delay && { delay }) })
  }
  const queue = options.hear && (await startQueue(database.sql, log, false))
  const sendMail = async (mail: Mail) => {
    if (isMailRefused) throw new Error('421 try again later')
    mails.push(mail)
  }
  const unlimited: Limit = async () => undefined
  const app = createApp({
    database: {
      sql: database.sql,
      jobsSql,
      enqueue: queue?.enqueue ?? collect,
      watch,
      isReady: () => true,
    },
    payments: {
      stripe,
      backgroundStripe: stripe,
      webhookSecret: testKeys.webhookSecret,
      forgetAtProvider: forgetCustomer,
      holdTime: 15 * 60_000,
      browserPayment: { publishableKey: testKeys.publishableKey, scriptUrl: null },
    },
    mail: {
      renderMail: createMailRenderer(sampleShop(publicUrl)),
      sendMail,
      sendCampaignMail: sendMail,
      campaignDelay: options.campaignDelay ?? 0,
      campaignMailsPerSecond: 1000,
      contactInbox: options.contactInbox ?? null,
      confirmsSubscriptions: options.confirmsSubscriptions ?? false,
      mailWebhookSecret: options.mailWebhookSecret ?? null,
    },
    files: {
      files,
      hasRoom: options.hasRoom ?? (async () => true),
      pictureFolder: join(dataDir, 'made-pictures'),
    },
    shop: {
      publicUrl,
      isDemo: false,
      taxed: options.taxed ?? {
        seller: { name: 'Patch AS', organisationNumber: '000 000 000 MVA', address: 'Oslo' },
        rate: 25,
      },
      clock: () => now,
      wait: async () => undefined,
      log,
    },
    edge: {
      limit: options.limited ? createLimits(database.sql) : unlimited,
      slowLogins: options.limited ?? false,
      trustedProxies: ['127.0.0.0/8'],
      hstsSubdomains: false,
      standIns: [{ path: '/test-payments', app: provider.payments.browser }],
    },
    site: {
      render: async () => new Response('page', { headers: { 'Content-Type': 'text/html' } }),
      files: {
        find(path) {
          const picture = options.builtPictures?.get(path)
          return picture && { identity: picture, etag: etagOf(picture), headers: {} }
        },
        serve: () => undefined,
      },
      isPage: () => true,
      cachedAddress: async (url) => url.pathname,
    },
  })
  await queue?.declare(app.jobs)
  await vi.waitUntil(watch.isUp, { timeout: 15_000, interval: 5 })
  if (place)
    await app.admin.ensureFirstAdministrator(administrator.username, administrator.password)

  const jobOf = (queue: string) => {
    const job = app.jobs.find((one) => one.queue === queue)
    if (!job) throw new Error(`There is no queue ${queue}`)
    return job
  }

  const { forgetSession, ...calls } = callsOf(app.fetch, {
    publicUrl,
    // Tests write to the database themselves.
    before: () => watch.hearOwnChange(),
  })

  return {
    ...app,
    ...calls,
    sql: database.sql,
    databaseUrl: database.url,
    dataDir,
    files,
    stripe,
    provider: provider.payments,
    /** The calls to the provider's API so far, those of tests included. */
    providerCalls: provider.calls,
    mails,
    setNow: (time: Date) => {
      now = time
      forgetSession()
    },
    newSession: () => `session_1763676000000_${crypto.randomUUID()}`,
    /** Handles queued messages in order, as a worker would; returns their number. */
    async work(): Promise<number> {
      let done = 0
      await watch.hearOwnChange()
      for (let message = waiting.shift(); message && done < 1000; message = waiting.shift()) {
        const { queue, data } = message
        await jobOf(queue).handle(data)
        done += 1
      }
      return done
    },
    waiting,
    /** Fails each queued message as after its last retry; throws when a message succeeds. */
    async giveUpWork(): Promise<void> {
      for (const { queue, data } of waiting.splice(0)) {
        const job = jobOf(queue)
        const failure = await job.handle(data).catch((error: unknown) => error)
        if (!failure) throw new Error(`${queue} did not fail`)
        await job.giveUp?.(data)
      }
    },
    async whileMailIsRefused(work: () => Promise<void>) {
      isMailRefused = true
      await work().finally(() => {
        isMailRefused = false
      })
    },
    /** Runs a scheduled job now. */
    async run(queue: string) {
      await watch.hearOwnChange()
      return jobOf(queue).handle({})
    },
    /** Abandons an order whose intent stays payable. */
    giveUp: (orderNumber: string) => giveUpOrder(database.sql, orderNumber),
    whileProviderIsDown: provider.whileDown,
    async close() {
      await provider.stop()
      await watch.stop()
      await queue?.stop()
      await jobsSql.end({ timeout: 5 })
      if (!own) return
      await own.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The shop of a test: its database, stand-ins, clock and queue, and calls to its API. */
export type TestShop = Awaited<ReturnType<typeof testShop>>

/** The shop of all tests of a file; closed after the last one. */
export async function shopOfFile(options?: Options): Promise<TestShop> {
  const shop = await testShop(options)
  afterAll(() => shop.close())
  return shop
}
