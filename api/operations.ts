import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { customPatch } from '../modules/catalogue/rules.ts'
import {
  type Handlers,
  mountOperations,
  type OperationId,
  operations,
} from '../modules/shared/contract/routes.ts'
import { networkOf } from '../modules/shared/network.ts'
import { Problem } from '../modules/shared/problem.ts'
import type { DatabaseWatch } from './database/database-watch.ts'
import { atMost, received } from './edge/at-most.ts'
import type { AddressOf } from './edge/client-address.ts'
import type { Limit, LimitKind } from './edge/limits.ts'
import type { ErrorAnswer } from './edge/on-error.ts'
import { spooled } from './files/spool.ts'

/** Maximum bytes of a JSON body, of a small form, and of a form with a picture. */
const bodyBytes = 200_000
const clickBytes = 2_000
const formBytes = customPatch.mostBytes + 20_000

/** Operations limited by the visitor's address. */
const limitedByAddress: Partial<Record<OperationId, LimitKind>> = {
  createPaymentIntent: 'intentAddress',
  sendOrderConfirmation: 'confirmation',
  checkDiscount: 'discount',
  getOrderPayment: 'confirmation',
  addCustomImage: 'customImageAddress',
  subscribeNewsletter: 'newsletter',
  unsubscribeNewsletter: 'unsubscribe',
  sendContactMessage: 'contact',
  testCampaign: 'campaignTest',
  listUpsell: 'offers',
}

/** Operations also limited by the session. */
const limitedBySession: Partial<Record<OperationId, LimitKind>> = {
  createPaymentIntent: 'intentSession',
  addCustomImage: 'customImageSession',
}

/** Calls under way at once in a process; each takes about a millisecond of the one thread. */
const mostCalls = 1000

/** Operations that call the payment provider, which takes up to a minute to fail when it hangs. */
const callsProvider: Partial<Record<OperationId, true>> = {
  createPaymentIntent: true,
  sendOrderConfirmation: true,
  receiveStripeEvent: true,
}

/**
 * Most of these under way at once in a process, counted apart so that they leave all places to the others: 500 buyers of
 * the last unit at once, and their confirmations.
 */
const mostProviderCalls = 600

/** Staff operations that change cached pages; they answer with the product. */
const changesPages: Partial<Record<OperationId, true>> = {
  createProduct: true,
  replaceProductPhoto: true,
  updateProduct: true,
}

type Edge = {
  handlers: Handlers
  requireStaff: MiddlewareHandler
  limit: Limit
  addressOf: AddressOf
  watch: Pick<DatabaseWatch, 'hearOwnChange'>
  errorAnswer: ErrorAnswer
}

/** The API: every operation of the contract, behind its guard, limits and checks of the body. */
export function createApi({
  handlers,
  requireStaff,
  limit,
  addressOf,
  watch,
  errorAnswer,
}: Edge): OpenAPIHono {
  const api = new OpenAPIHono({
    defaultHook: (result) => {
      if (result.success) return
      const [issue] = result.error.issues
      const name = issue && 'keys' in issue ? issue.keys[0] : issue?.path.join('.')
      throw new Problem('malformed_request', { field: name || result.target })
    },
  })
  api.onError((error, c) => errorAnswer(c, error))
  api.notFound((c) => errorAnswer(c, new Problem('not_found')))

  const limited = limitsBy(limit, (c) => networkOf(addressOf(c)))
  const inSize = sizes(addressOf)
  const admitted = atMost(mostCalls)
  const admittedToProvider = atMost(mostProviderCalls)
  for (const { id, method, path, body, staffOnly } of operations) {
    if (staffOnly) api.on(method, path, requireStaff)
    const kind = limitedByAddress[id]
    if (kind) api.on(method, path, limited.byAddress(kind))
    const sessionKind = limitedBySession[id]
    if (sessionKind) api.on(method, path, limited.bySession(sessionKind))
    if (id === 'addCustomImage') api.on(method, path, limited.byBytes)
    const [bodyType] = body
    if (bodyType) api.on(method, path, only(body), inSize[bodyType])
    // The spool receives pictures, and bounds their calls.
    if (bodyType !== 'multipart/form-data') {
      if (bodyType) api.on(method, path, received)
      api.on(method, path, callsProvider[id] ? admittedToProvider : admitted)
    }
    if (changesPages[id]) api.on(method, path, followedByPages(watch))
  }
  mountOperations(api, handlers)
  for (const path of new Set(operations.map((operation) => operation.path))) {
    const allowed = operations
      .filter((operation) => operation.path === path)
      .map(({ method }) => method)
    api.all(path, (c) => {
      c.header('Allow', allowed.join(', '))
      return errorAnswer(c, new Problem('method_not_allowed'))
    })
  }
  return api
}

type BodyType = (typeof operations)[number]['body'][number]

const only =
  (wanted: readonly string[]): MiddlewareHandler =>
  async (c, next) => {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (!type || !wanted.includes(type))
      throw new Problem('unsupported_media_type', { field: 'content-type' })
    await next()
  }

const noLarger = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Problem('body_too_large', { field: 'body' })
    },
  })

/** Size limits by the first content type that an operation accepts. */
const sizes = (addressOf: AddressOf): Record<BodyType, MiddlewareHandler> => ({
  'application/json': noLarger(bodyBytes),
  'application/x-www-form-urlencoded': noLarger(clickBytes),
  'multipart/form-data': spooled(formBytes, addressOf),
})

/** Counts attempts by session, and by the visitor's network. */
const limitsBy = (limit: Limit, network: (c: Context) => string) => ({
  byAddress:
    (kind: LimitKind): MiddlewareHandler =>
    async (c, next) => {
      await limit(kind, network(c))
      await next()
    },

  bySession:
    (kind: LimitKind): MiddlewareHandler =>
    async (c, next) => {
      await limit(kind, sessionOf(c))
      await next()
    },

  /** Counts the kB of an upload before they are sent. One of unknown length counts as the largest. */
  byBytes: (async (c, next) => {
    const length = Number(c.req.header('content-length') ?? formBytes)
    const points = Math.ceil(Math.min(length, formBytes) / 1000)
    await limit('customImageBytesSession', sessionOf(c), points)
    await limit('customImageBytesAddress', network(c), points)
    await next()
  }) satisfies MiddlewareHandler,
})

const sessionOf = (c: Context) => c.req.header('x-session-id') ?? 'none'

/** Lets this process hear of the change before it answers, so that staff see it at once in what is kept. */
const followedByPages =
  (watch: Edge['watch']): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (c.res.ok) await watch.hearOwnChange()
  }
