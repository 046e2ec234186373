import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { seedIfEmpty } from '../modules/catalogue/seed.ts'
import type { Clock } from '../modules/shared/clock.ts'
import { taxedSeller } from '../site/text/shop-facts.ts'
import { createApp } from './app.ts'
import { createLimits } from './edge/limits/limits.ts'
import { removeLeftUploads } from './edge/limits/spool.ts'
import { listen } from './edge/listening/http-server.ts'
import type { WaitingServer } from './edge/listening/waiting-server.ts'
import type { Metrics } from './edge/metrics/metrics.ts'
import { offerMetrics } from './edge/metrics/offer-metrics.ts'
import { openMetrics, readFigures } from './edge/metrics/open-metrics.ts'
import { builtSite } from './pages/built-site.ts'
import type { Site } from './pages/pages.ts'
import { openConnections } from './platform/database/open-connections.ts'
import { createHasRoom, freeBytes } from './platform/files/disk-room.ts'
import { observedFiles } from './platform/files/observed-files.ts'
import { openFiles } from './platform/files/open-files.ts'
import { noMeter } from './platform/log/meter.ts'
import { createNoteDone } from './platform/log/note-done.ts'
import { createMailers } from './platform/mail/mail.ts'
import { observedMails } from './platform/mail/observed-mails.ts'
import { openStripe } from './platform/payments/open-stripe.ts'
import { watchQuotaOfCalls } from './platform/payments/quota-of-calls.ts'
import { startQueue, withoutDelay } from './platform/queue/queue.ts'
import type { Config } from './platform/settings/config.ts'
import type { EmbeddedDatabase } from './stand-ins/database/postgres.ts'
import { firstAdministrator } from './start/first-administrator.ts'
import { openServices } from './start/open-services.ts'
import { paymentStandIn } from './start/payment-stand-in.ts'
import { shopMailRenderer } from './start/shop-mail-renderer.ts'
import { noteListening } from './start/web-processes.ts'
import { migrateDatabase } from './start/with-database.ts'

/**
 * Ms that clients have to notice that a process is not ready, and then that its port is closed: balancers look every few
 * seconds, and docs/nginx.conf keeps an idle connection for four.
 */
const notice = 5000

export type Shop = {
  port: number
  /** The first administrator's password if this start generated it. */
  newPassword: string | undefined
  hasInbox: boolean
  /** Shuts down gracefully: drains the calls in progress, stops the workers, then closes the connections. */
  stop(): Promise<void>
}

/** The parts that the start of the process has begun. */
type Launch = {
  /** The embedded database, if it has been launched. */
  database?: Promise<EmbeddedDatabase>
  /** Answers during a slow migration, until the shop listens. */
  waiting?: WaitingServer
  /** Ends a migration. */
  signal?: AbortSignal
}

/**
 * The rest is for tests: `clock` replaces the time, `wait` its passing, `unlimited` lifts rate limits and login delays,
 * `undelayed` drops the delays of jobs.
 */
export type Overrides = Launch & {
  clock?: Clock
  wait?: (milliseconds: number) => Promise<void>
  unlimited?: boolean
  undelayed?: boolean
}

/** The shop without a listening port. */
export type OpenShop = Omit<Shop, 'port'> & {
  app: ReturnType<typeof createApp>
  /** Undefined without METRICS_PORT. */
  metrics: Metrics | undefined
  /** Registers a step of `stop`. Steps run in reverse order of registration. */
  onStop(step: () => unknown): void
}

/** Starts a process of the shop in the configured role. Default of `site`: the built pages. */
export async function startShop(
  config: Config,
  log: Logger,
  overrides: Overrides = {},
  site: Promise<Site> = builtSite(config),
): Promise<Shop> {
  // A failure is thrown where the site is used, after what has been started by then is stopped.
  site.catch(() => undefined)
  const shop = await openShop(config, log, site, overrides)
  try {
    if (shop.metrics) shop.onStop(await offerMetrics(shop.metrics, config, log))
    if (config.role !== 'worker') await shop.app.catalogue.prepare()
    const { wait = pause } = overrides
    await overrides.waiting?.close()
    const server = await listen(
      shop.app,
      { ...config, ...(config.production && { notice: () => wait(notice) }) },
      log,
    )
    shop.onStop(server.close)
    noteListening()
    return { ...shop, port: server.port }
  } catch (error) {
    await shop.stop()
    throw error
  }
}

/** Starts everything of a process except the listening port. The site may load meanwhile. */
export async function openShop(
  config: Config,
  log: Logger,
  site: Site | Promise<Site>,
  overrides: Overrides = {},
): Promise<OpenShop> {
  const undo: (() => unknown)[] = []
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    return { ...(await open(config, log, site, overrides, undo)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function open(
  config: Config,
  log: Logger,
  site: Site | Promise<Site>,
  overrides: Overrides,
  undo: (() => unknown)[],
): Promise<Omit<OpenShop, 'stop'>> {
  const { clock = () => new Date(), wait = pause, waiting, signal } = overrides
  if (waiting) undo.push(waiting.close)
  const services = await openServices(config, log, overrides.database)
  undo.push(services.stop)
  await removeLeftUploads()
  const files = await openFiles(config, log)

  const { databaseUrl } = services
  const report = (line: string) => log.warn(line)
  const directUrl = config.directUrl ?? databaseUrl
  const migrating = migrateDatabase({ ...config, directUrl }, { report, signal })
  await (waiting ? waiting.during(migrating) : migrating)
  const { sql, jobsSql, limitsSql, watch, isReady, stop } = openConnections(
    databaseUrl,
    config,
    log,
  )
  undo.push(stop)
  const payment = await services.payment(sql)
  if (config.takesTestCards)
    log.warn('STRIPE_SECRET_KEY is a test key: test cards pay, and pages say that this is a demo')
  await seedIfEmpty(sql)

  const taxed = taxedSeller(config.isVatRegistered)
  const { mailer, campaignMailer } = createMailers(services.smtpUrl, config.mailFrom)
  undo.push(mailer.close, campaignMailer.close)

  const works = config.role !== 'web'
  const observing = config.metricsPort === undefined ? undefined : await openMetrics(config.role)
  const meter = observing?.metrics.meter ?? noMeter
  const noteDone = createNoteDone(log, config)
  const queue = await startQueue(jobsSql, log, works, { meter, noteDone })
  undo.push(queue.stop)
  const calls = await watchQuotaOfCalls(limitsSql, config.stripeCallsPerSecond)
  undo.push(calls.stop)
  const app = createApp({
    database: {
      sql,
      jobsSql,
      enqueue: overrides.undelayed ? withoutDelay(queue.enqueue) : queue.enqueue,
      watch,
      isReady,
    },
    payments: {
      ...openStripe(payment, calls.quota),
      webhookSecret: payment.webhookSecret,
      forgetAtProvider: (await paymentStandIn())?.forgetCustomer,
      holdTime: config.holdTime,
      browserPayment: payment.browser,
    },
    mail: {
      renderMail: shopMailRenderer(config.publicUrl, taxed.seller.organisationNumber),
      sendMail: observedMails(mailer.send, meter),
      sendCampaignMail: observedMails(campaignMailer.send, meter),
      campaignDelay: config.campaignDelay,
      campaignMailsPerSecond: config.campaignMailsPerSecond,
      contactInbox: config.contactInbox ?? null,
      confirmsSubscriptions: config.confirmsSubscriptions,
      mailWebhookSecret: config.mailWebhookSecret ?? null,
    },
    files: {
      files: observedFiles(files, meter),
      hasRoom: createHasRoom(config.diskFloor ?? 0, () => freeBytes(config.dataDir)),
      pictureFolder: join(config.dataDir, 'made-pictures'),
    },
    shop: {
      publicUrl: config.publicUrl,
      isDemo: config.isDemo,
      taxed,
      clock,
      wait,
      log,
    },
    edge: {
      limit: overrides.unlimited ? async () => undefined : createLimits(limitsSql),
      slowLogins: !overrides.unlimited,
      trustedProxies: config.trustedProxies,
      hstsSubdomains: config.hstsSubdomains,
      meter,
      noteDone,
      standIns: services.pages,
    },
    site: await site,
  })
  observing?.watch({
    counts: app.counts,
    pools: {
      requests: { pool: sql, most: config.pools.requests },
      jobs: { pool: jobsSql, most: config.pools.jobs },
      limits: { pool: limitsSql, most: config.pools.limits },
    },
    dataDir: config.dataDir,
    diskFloor: config.diskFloor,
    readFigures: works ? () => readFigures(jobsSql, clock()) : undefined,
  })
  // Before jobs run: without a password, the start may end here.
  const newPassword = await firstAdministrator(app.admin, config)
  await queue.declare(app.jobs)
  if (works) await queue.work(app.jobs)

  return {
    app,
    metrics: observing?.metrics,
    newPassword,
    hasInbox: config.smtpUrl === undefined,
    onStop: (step) => undo.push(step),
  }
}
