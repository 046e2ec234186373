import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { networkOf } from '../../modules/shared/network/network.ts'
import { Problem } from '../../modules/shared/problem.ts'
import { paths } from '../../site/paths.ts'
import type { ErrorAnswer } from '../edge/errors/on-error.ts'
import { observed, reachedOf } from '../edge/metrics/observed.ts'
import { identified, type RequestIdFor, requestIdOf } from '../edge/request-id.ts'
import type { RouteOf } from '../edge/route-of.ts'
import { privateByDefault } from '../edge/security-headers.ts'
import type { AddressOf } from '../edge/visitor/client-address.ts'
import { collapseSlashes } from '../pages/collapse-slashes.ts'
import { createDocs } from '../pages/docs/docs.ts'
import { createErrorPage } from '../pages/error-page.ts'
import type { createPages } from '../pages/pages.ts'
import { createPictureForm } from '../pages/picture-form/picture-form.ts'
import { createFileServer, readOnly } from '../pages/serve-files.ts'
import { createOutfitRoutes, createPictureRoutes } from '../pictures/picture-routes.ts'
import { noMeter } from '../platform/log/meter.ts'
import type { AppDependencies } from './dependencies.ts'
import type { Pictures } from './pictures.ts'

type Answering = {
  api: { fetch(request: Request, env: object): Response | Promise<Response> }
  answerPage: ReturnType<typeof createPages>
  pictures: Pictures
  errorAnswer: ErrorAnswer
  addressOf: AddressOf
  requestIdFor: RequestIdFor
  routeOf: RouteOf
  /** Adds the headers of every answer. */
  secured(headers: Headers): Headers
}

/** Leads each request to what answers it. The order counts: what is mounted first sees the request first. */
export function createRoutes(
  { database: { watch, isReady }, shop: { publicUrl }, edge, site }: AppDependencies,
  { api, answerPage, pictures, errorAnswer, addressOf, ...answering }: Answering,
) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const { meter = noMeter, noteDone = () => undefined } = edge
  app.use(identified(answering.requestIdFor))
  app.use(observed(answering.routeOf, meter, noteDone))
  app.use(async (c, next) => {
    await next()
    answering.secured(c.res.headers)
  })
  app.onError(createErrorPage(site.files, errorAnswer))

  app.get('/healthz', (c) => c.json({ ok: true }))
  app.get('/readyz', (c) => {
    const ok = isReady()
    return c.json({ ok }, ok ? 200 : 503)
  })
  app.use('/api/*', privateByDefault)
  // Staff's lists are long. Other answers are stored in each encoding, or so short that compressing takes longer.
  app.use('/api/admin/*', compress())
  app.route('/api', createDocs())
  app.all('/api/*', async (c) =>
    watch.isUp()
      ? api.fetch(c.req.raw, { ...c.env, requestId: requestIdOf(c), reached: reachedOf(c) })
      : errorAnswer(c, new Problem('unavailable')),
  )
  for (const { path, app: standIn } of edge.standIns) app.route(path, standIn)

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
  app.route('/patches', createPictureRoutes(pictures.patches, addressOf))
  app.route('/bukser', createOutfitRoutes(pictures.outfits, addressOf))
  app.use(createFileServer(site.files), needsDatabase)
  app.get('/*', (c) => showPage(c, c.req.raw))
  return app
}
