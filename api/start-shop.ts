import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import Stripe from 'stripe'
import { createEmails } from '../emails/render.ts'
import { seedIfEmpty } from '../modules/catalogue/seed.ts'
import type { Clock } from '../modules/shared/clock.ts'
import type { Enqueue } from '../modules/shared/jobs.ts'
import { shop } from '../site/text/shop-facts.ts'
import { createApp, type Site } from './app.ts'
import type { Config } from './config.ts'
import { openConnections } from './database/open-connections.ts'
import { migrateDatabase } from './database/with-database.ts'
import { listen } from './edge/http-server.ts'
import { createLimits } from './edge/limits.ts'
import type { EmbeddedDatabase } from './embedded/postgres.ts'
import { startStandIns } from './embedded/stand-ins.ts'
import { openFiles } from './files/open-files.ts'
import { removeLeftUploads } from './files/spool.ts'
import { createMailer } from './mail.ts'
import { noMeter } from './observability/meter.ts'
import type { Metrics } from './observability/metrics.ts'
import { createNoteDone } from './observability/note-done.ts'
import { observedMails } from './observability/observed-mails.ts'
import { offerMetrics } from './observability/offer-metrics.ts'
import { openMetrics, readFigures } from './observability/open-metrics.ts'
import { withStripeSpans } from './observability/traces/stripe-spans.ts'
import { loadStaticFiles } from './pages/static-files.ts'
import { noteListening } from './processes/web-processes.ts'
import { startQueue } from './queue/queue.ts'
import { firstAdministrator } from './settings/first-administrator.ts'

/**
 * Ms that clients have to notice that a process is not ready, and then that its port is closed: balancers look every few
 * seconds, and docs/nginx.conf keeps an idle connection for four.
 */
const notice = 5000

const dist = new URL('../dist/', import.meta.url)

export type Shop = {
  port: number
  /** The first administrator's password if this start generated it. */
  newPassword: string | undefined
  hasInbox: boolean
  /** Shuts down gracefully: drains the calls in progress, stops the workers, then closes the connections. */
  stop(): Promise<void>
}

/**
 * `database` is the embedded database if it has been launched. The others are for tests: `clock` replaces the time,
 * `unlimited` lifts rate limits and login delays, `undelayed` drops the delays of jobs.
 */
export type Overrides = {
  database?: Promise<EmbeddedDatabase>
  clock?: Clock
  unlimited?: boolean
  undelayed?: boolean
}

/** The shop without a listening port. */
export type OpenShop = Omit<Shop, 'port'> & {
  app: Awaited<ReturnType<typeof createApp>>
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
    const server = await listen(
      shop.app,
      { ...config, ...(config.production && { notice: () => pause(notice) }) },
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

async function builtSite({ isDemo }: Config): Promise<Site> {
  const entry: Omit<Site, 'files'> = await import(new URL('server/entry.mjs', dist).href)
  const { render, isPage, keptAddress } = entry
  return { render, isPage, keptAddress, files: await loadStaticFiles(dist.pathname, isDemo) }
}

async function open(
  config: Config,
  log: Logger,
  site: Site | Promise<Site>,
  overrides: Overrides,
  undo: (() => unknown)[],
): Promise<Omit<OpenShop, 'stop'>> {
  const clock = overrides.clock ?? (() => new Date())
  const standIns = await startStandIns(config, log, overrides.database)
  undo.push(standIns.stop)
  await removeLeftUploads()
  const files = await openFiles(config, log)

  const { databaseUrl } = standIns
  await migrateDatabase({ ...config, databaseUrl }, (line) => log.warn(line))
  const { sql, jobsSql, limitsSql, watch, isReady, stop } = openConnections(
    databaseUrl,
    config,
    log,
  )
  undo.push(stop)
  const payment = await standIns.payment(sql)
  await seedIfEmpty(sql)

  const mailer = createMailer({ smtpUrl: standIns.smtpUrl, from: config.mailFrom })
  undo.push(mailer.close)
  const campaignMailer = createMailer({
    smtpUrl: standIns.smtpUrl,
    from: config.mailFrom,
    connections: 5,
  })
  undo.push(campaignMailer.close)

  const works = config.role !== 'web'
  if (config.traces) {
    const { startTracing } = await import('./observability/traces/start-tracing.ts')
    undo.push(startTracing(config.traces, { role: config.role, pool: sql, log }))
  }
  const observing = config.metricsPort === undefined ? undefined : await openMetrics(config.role)
  const meter = observing?.metrics.meter ?? noMeter
  const noteDone = createNoteDone(log, config)
  const queue = await startQueue(jobsSql, log, works, { meter, noteDone })
  undo.push(queue.stop)
  const app = await createApp({
    sql,
    jobsSql,
    watch,
    isReady,
    stripe: new Stripe(payment.secretKey, {
      ...payment.sdk,
      maxNetworkRetries: 2,
      timeout: 20_000,
      telemetry: false,
      httpClient: withStripeSpans(Stripe.createNodeHttpClient()),
    }),
    webhookSecret: payment.webhookSecret,
    holdTime: config.holdTime,
    browserPayment: payment.browser,
    isDemo: config.isDemo,
    files,
    pictureFolder: join(config.dataDir, 'made-pictures'),
    emails: createEmails(shopFacts(config.publicUrl)),
    sendMail: observedMails(mailer.send, meter),
    sendCampaignMail: observedMails(campaignMailer.send, meter),
    campaignDelay: config.campaignDelay,
    campaignMailsPerSecond: config.campaignMailsPerSecond,
    contactInbox: config.contactInbox ?? null,
    mailWebhookSecret: config.mailWebhookSecret ?? null,
    enqueue: overrides.undelayed ? withoutDelay(queue.enqueue) : queue.enqueue,
    limit: overrides.unlimited ? async () => undefined : createLimits(limitsSql),
    slowLogins: !overrides.unlimited,
    trustedProxies: config.trustedProxies,
    publicUrl: config.publicUrl,
    clock,
    wait: (milliseconds) => pause(milliseconds),
    log,
    meter,
    noteDone,
    site: await site,
    embedded: standIns.pages,
  })
  observing?.watch({
    counts: app.counts,
    pools: {
      requests: { pool: sql, most: config.pools.requests },
      jobs: { pool: jobsSql, most: config.pools.jobs },
      limits: { pool: limitsSql, most: config.pools.limits },
    },
    dataDir: config.dataDir,
    readFigures: works ? () => readFigures(jobsSql, clock()) : undefined,
  })
  await queue.declare(app.jobs)
  if (works) await queue.work(app.jobs)

  return {
    app,
    metrics: observing?.metrics,
    newPassword: await firstAdministrator(app.admin, config),
    hasInbox: config.smtpUrl === undefined,
    onStop: (step) => undo.push(step),
  }
}

const withoutDelay =
  (enqueue: Enqueue): Enqueue =>
  (tx, queue, data, { delay: _left, ...options } = {}) =>
    enqueue(tx, queue, data, options)

const shopFacts = (url: string) => ({
  name: shop.name,
  url,
  email: shop.email,
  phone: shop.phone,
  address: `${shop.street}, ${shop.postalCode} ${shop.city}`,
  organisationNumber: shop.organisationNumber,
})
