import { propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { MiddlewareHandler } from 'hono'
import { requestIdOf } from '../../edge/request-id.ts'
import type { createIsProxy } from '../../edge/visitor/is-proxy.ts'
import { isProbe, routeReached } from '../observed.ts'
import type { RouteOf } from '../route-of.ts'
import { inSpan } from './in-span.ts'

/**
 * Runs each request in a span, which ends when the answer begins. It has nothing that the visitor sent but the method.
 * It continues a trace that a trusted proxy has begun. That of a visitor would be kept whatever the sampler says.
 */
export const traced =
  (routeOf: RouteOf, isProxy: ReturnType<typeof createIsProxy>): MiddlewareHandler =>
  async (c, next) => {
    const { method, path } = c.req
    if (isProbe(path)) return next()
    const isContinued =
      c.req.header('traceparent') !== undefined && isProxy(c.env?.incoming?.socket)
    const parent = isContinued ? propagation.extract(ROOT_CONTEXT, c.req.header()) : ROOT_CONTEXT
    await inSpan({ name: method, kind: SpanKind.SERVER, parent }, async (span) => {
      await next()
      if (!span.isRecording()) return
      const route = routeReached(c, routeOf)
      const { status } = c.res
      span.updateName(`${method} ${route}`)
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'russpatcher.request_id': requestIdOf(c),
      })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    })
  }
