import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import type { Logger } from 'pino'
import type Stripe from 'stripe'
import type { RenderMail } from '../emails/render.ts'
import { sampleOrder } from '../emails/samples/order.ts'
import { orderConfirmation } from '../emails/templates/order-confirmation.ts'
import { createAdmin } from '../modules/admin/index.ts'
import { createArtwork } from '../modules/artwork/index.ts'
import { createCart, isInCart } from '../modules/cart/index.ts'
import { createCatalogue } from '../modules/catalogue/index.ts'
import { customPatch } from '../modules/catalogue/rules.ts'
import { createCheckout, heldUnits, newOrderNumber } from '../modules/checkout/index.ts'
import { createContact } from '../modules/contact/index.ts'
import { deleteEventsBefore } from '../modules/events/index.ts'
import { createNewsletter } from '../modules/newsletter/index.ts'
import { createPost } from '../modules/post/index.ts'
import { type ForgetAtProvider, forgetExpiredJob, privacyRoutes } from '../modules/privacy/index.ts'
import type { Clock } from '../modules/shared/clock.ts'
import { dayInOslo } from '../modules/shared/day.ts'
import type { Files } from '../modules/shared/files.ts'
import { deleteOldKeys } from '../modules/shared/idempotency/key-queries.ts'
import type { Enqueue } from '../modules/shared/jobs.ts'
import type { SendMail } from '../modules/shared/mail.ts'
import { networkOf } from '../modules/shared/network/network.ts'
import { Problem } from '../modules/shared/problem.ts'
import { createTurns } from '../modules/shared/promises/turns/turns.ts'
import type { TaxedSeller } from '../modules/shared/terms.ts'
import type { Pool } from '../modules/shared/transaction.ts'
import { paths } from '../site/paths.ts'
import { shop } from '../site/text/shop-facts.ts'
import { createErrorAnswer } from './edge/errors/on-error.ts'
import { expireLimits, type Limit } from './edge/limits/limits.ts'
import { observed, reachedOf } from './edge/metrics/observed.ts'
import { createRequestIds, identified, requestIdOf } from './edge/request-id.ts'
import { createAnswerCaches } from './edge/response-cache/answer-caches.ts'
import { createDirectListener } from './edge/response-cache/answer-directly.ts'
import { createDirectCounts } from './edge/response-cache/direct-counts.ts'
import { createLists } from './edge/response-cache/lists.ts'
import { createNoteDirect } from './edge/response-cache/note-direct.ts'
import { createRouteOf } from './edge/route-of.ts'
import { privateByDefault, securityHeaders } from './edge/security-headers.ts'
import { createAddressOf } from './edge/visitor/client-address.ts'
import { createApi, mostProviderCalls } from './operations.ts'
import { collapseSlashes } from './pages/collapse-slashes.ts'
import { createDocs } from './pages/docs/docs.ts'
import { createErrorPage } from './pages/error-page.ts'
import { createPages, type Site } from './pages/pages.ts'
import { createPictureForm } from './pages/picture-form/picture-form.ts'
import { createFileServer, readOnly } from './pages/serve-files.ts'
import { createOutfitPictures } from './pictures/outfit-pictures.ts'
import { createPatchPictures } from './pictures/patch-pictures.ts'
import { createPictureCache } from './pictures/picture-cache.ts'
import { createOutfitRoutes, createPictureRoutes } from './pictures/picture-routes.ts'
import type { DatabaseWatch } from './platform/database/database-watch.ts'
import type { HasRoom } from './platform/files/disk-room.ts'
import { type Meter, noMeter } from './platform/log/meter.ts'
import type { NoteDone } from './platform/log/note-done.ts'
import type { BrowserPayment } from './platform/settings/config.ts'
import type { TrustedProxies } from './platform/settings/trusted-proxies.ts'

export type AppDependencies = {
  sql: Pool
  /** Connections of background jobs. */
  jobsSql: Pool
  watch: Omit<DatabaseWatch, 'stop' | 'onSilence'>
  /** Whether the process can serve all calls. */
  isReady(): boolean
  stripe: Stripe
  /** For jobs that can wait: its calls come after those of `stripe`. */
  backgroundStripe: Stripe
  webhookSecret: string
  /** Undefined without a provider whose data are in the shop's database. */
  forgetAtProvider: ForgetAtProvider | undefined
  /** Ms for which an unpaid order holds its units. */
  holdTime: number
  browserPayment: BrowserPayment
  isDemo: boolean
  /** Customers' own pictures, and photos of patches. */
  files: Files
  /** Whether the disk has room for customers' pictures and designs. */
  hasRoom: HasRoom
  /** Where pictures of patches are kept that are made on request. */
  pictureFolder: string
  renderMail: RenderMail
  sendMail: SendMail
  /** Has its own connections, so that other mails never wait for a campaign. */
  sendCampaignMail: SendMail
  /** Ms before a campaign's first mail is sent; until then it can be withdrawn. */
  campaignDelay: number
  campaignMailsPerSecond: number
  contactInbox: string | null
  confirmsSubscriptions: boolean
  mailWebhookSecret: string | null
  enqueue: Enqueue
  limit: Limit
  /** Whether refused logins delay the next ones. */
  slowLogins: boolean
  /** The hops whose X-Forwarded-For is believed. */
  trustedProxies: TrustedProxies
  publicUrl: string
  /** Whether Strict-Transport-Security covers subdomains. */
  hstsSubdomains: boolean
  taxed: TaxedSeller
  clock: Clock
  wait(milliseconds: number): Promise<void>
  log: Logger
  /** Default: nothing is counted. */
  meter?: Meter
  /** Logs each answer of the app; default: none is logged. */
  noteDone?: NoteDone
  site: Site
  /** Pages of the stand-ins for unset settings, by the path under which they are served. */
  embedded: { path: string; app: Hono }[]
}

/**
 * Most bytes of pictures that are made on request and kept on disk: those of some 20,000 patches, and of some 700
 * outfits. Visitors can think of any number of outfits, whose pictures evict none of the patches'.
 */
const mostPictureBytes = { patches: 900_000_000, outfits: 100_000_000 }

/**
 * Checks of staff's passwords: each takes a connection, and argon2 19 MB for some 30 ms of a thread. The longest wait is
 * in ms.
 */
const passwordChecks = { atOnce: 1, mostWaiting: 200, longestWait: 10_000 }

/**
 * The transactions that write orders get half of the connections, so that many buyers of the same patch leave the others
 * to carts. All calls that wait for the provider may wait for their turn, here in ms: buyers of the last unit at once are
 * told that it is gone.
 */
const orderTurns = ({ options }: Pool) =>
  createTurns({
    atOnce: Math.max(1, Math.floor(options.max / 2)),
    mostWaiting: mostProviderCalls,
    longestWait: 30_000,
  })

/** Wires the whole shop: its modules, the API, the pages and the files. */
export async function createApp(dependencies: AppDependencies) {
  const { jobsSql, watch, site, log, publicUrl, taxed, meter = noMeter } = dependencies
  const { noteDone = () => undefined } = dependencies
  const errorAnswer = createErrorAnswer(log)
  const addressOf = createAddressOf(dependencies.trustedProxies, log)

  const staff = createAdmin({
    ...dependencies,
    addressOf,
    inTurn: createTurns(passwordChecks),
  })
  // The day chooses the patch of the day. The catalogue is made below.
  const caches = createAnswerCaches({
    invalidatedBy: () => `${watch.catalogueVersion()} ${dayInOslo(dependencies.clock())}`,
    stock: {
      version: (): number => catalogue.live.stock.version(),
      isUnchanged: (ids, since): boolean => catalogue.live.stock.isUnchanged(ids, since),
    },
  })
  const { post, jobs: postJobs } = createPost({ ...dependencies, sql: jobsSql })
  const {
    catalogue,
    routes: catalogueRoutes,
    jobs: catalogueJobs,
  } = createCatalogue({
    ...dependencies,
    post,
    answerList: createLists(caches, dependencies.limit, addressOf),
    changes: watch,
    heldUnits,
  })
  const { artwork, ...pictured } = createArtwork({
    ...dependencies,
    addressOf,
    isInCart,
    pictureLimits: customPatch,
  })
  const carts = createCart({ ...dependencies, catalogue, artwork })
  const till = createCheckout({
    ...dependencies,
    post,
    catalogue,
    artwork,
    cart: carts.cart,
    addressOf,
    inTurn: orderTurns(dependencies.sql),
  })
  const newsletter = createNewsletter({ ...dependencies, post })
  const contact = createContact({
    ...dependencies,
    post,
    // Withdrawals have to arrive in a shop that takes no messages too.
    withdrawalInbox: dependencies.contactInbox ?? shop.email,
    isPaidOrderOf: till.checkout.isPaidOrderOf,
  })

  const api = createApi({
    ...dependencies,
    requireStaff: staff.requireStaff,
    addressOf,
    errorAnswer,
    handlers: {
      ...catalogueRoutes,
      ...pictured.routes,
      ...carts.routes,
      ...till.routes,
      ...newsletter.routes,
      ...contact.routes,
      ...staff.routes,
      ...privacyRoutes(dependencies),
    },
  })
  const locals = {
    payment: dependencies.browserPayment,
    isDemo: dependencies.isDemo,
    publicUrl,
    isVatRegistered: taxed.rate !== null,
    takesMessages: dependencies.contactInbox !== null,
    linkedOrder: till.checkout.linkedOrder,
    customDesign: artwork.design,
    sampleReceipt: {
      order: () => sampleOrder(newOrderNumber(), taxed),
      html: async (orderNumber: string) =>
        (await dependencies.renderMail(orderConfirmation, sampleOrder(orderNumber, taxed))).html,
    },
  }
  const answerPage = createPages({ ...dependencies, ...site, catalogue, caches, locals })
  const patchCache = createPictureCache(dependencies.pictureFolder, mostPictureBytes.patches)
  const outfitFolder = join(dependencies.pictureFolder, 'outfits')
  const making = {
    catalogue,
    files: site.files,
    allow: (visitor: string, points: number) => dependencies.limit('picture', visitor, points),
    log,
  }
  const pictures = createPatchPictures({ ...making, cache: patchCache, changes: watch })
  const outfits = createOutfitPictures({
    ...making,
    cache: createPictureCache(outfitFolder, mostPictureBytes.outfits),
    patchCache,
  })

  const app = new Hono<{ Bindings: HttpBindings }>()
  const secured = securityHeaders(dependencies)
  const routeOf = createRouteOf(site)
  const requestIdFor = createRequestIds(dependencies.trustedProxies)
  app.use(identified(requestIdFor))
  app.use(observed(routeOf, meter, noteDone))
  app.use(async (c, next) => {
    await next()
    secured(c.res.headers)
  })
  app.onError(createErrorPage(site.files, errorAnswer))

  app.get('/healthz', (c) => c.json({ ok: true }))
  app.get('/readyz', (c) => {
    const ok = dependencies.isReady()
    return c.json({ ok }, ok ? 200 : 503)
  })
  app.use('/api/*', privateByDefault)
  // Staff's lists are long. Other answers are stored in each encoding, or so short that compressing takes longer.
  app.use('/api/admin/*', compress())
  app.route('/api', createDocs())
  const answered = async (c: Context) =>
    watch.isUp()
      ? api.fetch(c.req.raw, { ...c.env, requestId: requestIdOf(c), reached: reachedOf(c) })
      : errorAnswer(c, new Problem('unavailable'))
  app.all('/api/*', answered)
  for (const { path, app: standIn } of dependencies.embedded) app.route(path, standIn)

  const needsDatabase: MiddlewareHandler = async (_c, next) => {
    if (!watch.isUp()) throw new Problem('unavailable')
    await next()
  }
  const showPage = (c: Context, request: Request) => answerPage(request, networkOf(addressOf(c)))
  const pictureForm = createPictureForm({
    publicUrl,
    showPage,
    // Apart from what the visitor's own request reached.
    askApi: async (c, request) =>
      api.fetch(request, { ...c.env, requestId: requestIdOf(c), reached: {} }),
  })
  app.post(paths.pictureForm(), needsDatabase, pictureForm)
  app.use(readOnly, collapseSlashes)
  app.use('/:pictures{patches|bukser}/*', needsDatabase)
  app.route('/patches', createPictureRoutes(pictures, addressOf))
  app.route('/bukser', createOutfitRoutes(outfits, addressOf))
  app.use(createFileServer(site.files), needsDatabase)
  app.get('/*', (c) => showPage(c, c.req.raw))

  const directCounts = createDirectCounts(routeOf)
  return {
    fetch: app.fetch,
    /** Answers stored pages, lists, pictures and files directly; false for any other request. */
    answerDirectly: createDirectListener(
      (target) =>
        site.files.find(target) ??
        (watch.isUp() ? (caches.find(target) ?? pictures.find(target)) : undefined),
      secured,
      requestIdFor,
      directCounts.of,
      createNoteDirect(log, routeOf),
    ),
    /** Numbers of direct answers, and of hits and misses by cache, of this process. */
    counts: {
      direct: directCounts.all,
      caches: () => ({
        ...caches.uses(),
        pictures: pictures.uses(),
        outfits: outfits.uses(),
      }),
    },
    admin: staff.admin,
    catalogue,
    /** What one render of a page gets. */
    localsNow: async (): Promise<App.Locals> => ({
      ...locals,
      catalogue: await catalogue.forPage(dependencies.clock()),
    }),
    /** The background jobs of all modules. */
    jobs: [
      ...postJobs,
      ...catalogueJobs,
      ...pictured.jobs,
      ...till.jobs,
      ...newsletter.jobs,
      forgetExpiredJob({
        ...dependencies,
        expire: {
          ...carts.expire,
          ...till.expire,
          ...newsletter.expire,
          ...contact.expire,
          ...staff.expire,
          attempts: expireLimits(jobsSql),
          events: (before, most) => deleteEventsBefore(jobsSql, before, most),
          repeatedCalls: (before, most) => deleteOldKeys(jobsSql, before, most),
        },
      }),
    ],
  }
}
