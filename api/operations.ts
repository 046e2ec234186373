import { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import {
  type BodyType,
  mountOperations,
  operations,
} from '../modules/shared/contract/operations.ts'
import type { Handlers, OperationId } from '../modules/shared/contract/routes.ts'
import { Problem } from '../modules/shared/problem.ts'
import { asPatient } from '../modules/shared/promises/request-wait.ts'
import type { ErrorAnswer } from './edge/errors/on-error.ts'
import { atMost, mostProviderCalls, received } from './edge/limits/at-most.ts'
import { createCallLimits, formBytes, sessionOf } from './edge/limits/call-limits.ts'
import type { Limit } from './edge/limits/limits.ts'
import { oneAtATime } from './edge/limits/one-at-a-time.ts'
import { spooled } from './edge/limits/spool.ts'
import { reaches } from './edge/metrics/observed.ts'
import type { AddressOf } from './edge/visitor/client-address.ts'
import type { DatabaseWatch } from './platform/database/database-watch.ts'
import type { HasRoom } from './platform/files/disk-room.ts'

/** Maximum bytes of a JSON body and of a small form. */
const bodyBytes = 200_000
const clickBytes = 2_000

/** Calls under way at once in a process; each takes about a millisecond of the one thread. */
const mostCalls = 1000

/** Operations that accept a discount code. */
const takesCode: Partial<Record<OperationId, true>> = {
  checkDiscount: true,
  createPaymentIntent: true,
}

/** Operations that call the payment provider, which takes up to a minute to fail when it hangs. */
const callsProvider: Partial<Record<OperationId, true>> = {
  createPaymentIntent: true,
  sendOrderConfirmation: true,
  receiveStripeEvent: true,
}

/**
 * Factor by which these calls may wait longer for connections than others. They have the most statements: in a rush,
 * they would be the first that the shop refuses.
 */
const patience = 5

/** Operations that lock what belongs to the session: those on its cart, and those that complete its order. */
const locksOwn: Partial<Record<OperationId, 'cart' | 'order'>> = {
  addToCart: 'cart',
  mergeCart: 'cart',
  updateCartItem: 'cart',
  removeCartItem: 'cart',
  clearCart: 'cart',
  takeDesignPicture: 'cart',
  sendOrderConfirmation: 'order',
}

/** Operations that store what can wait while the disk has no room for more than orders. */
const fillsDisk: Partial<Record<OperationId, true>> = {
  addCustomImage: true,
  addCustomDesign: true,
  addFirstDesign: true,
  takeDesignPicture: true,
}

/** Seconds after which a caller may ask whether the disk has room again. */
const roomLater = 600

/** Staff operations that change cached pages; they answer with the product. */
const changesPages: Partial<Record<OperationId, true>> = {
  createProduct: true,
  importProductFile: true,
  replaceProductPhoto: true,
  updateProduct: true,
}

type Edge = {
  handlers: Handlers
  requireStaff: MiddlewareHandler
  limit: Limit
  addressOf: AddressOf
  hasRoom: HasRoom
  watch: Pick<DatabaseWatch, 'hearOwnChange'>
  errorAnswer: ErrorAnswer
}

/** The API: every operation of the contract, behind its guard, limits and checks of the body. */
export function createApi({
  handlers,
  requireStaff,
  limit,
  addressOf,
  hasRoom,
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

  const limits = createCallLimits(limit, addressOf)
  const inSize = sizes(addressOf)
  const admitted = atMost(mostCalls)
  const admittedToProvider = atMost(mostProviderCalls)
  const oneByOne = { cart: oneAtATime(sessionOf), order: oneAtATime(sessionOf) }
  for (const { id, method, path, body, staffOnly } of operations) {
    api.on(method, path, reaches(id))
    if (callsProvider[id]) api.on(method, path, (_c, next) => asPatient(patience, next))
    if (staffOnly) api.on(method, path, requireStaff)
    for (const limited of limits.of(id)) api.on(method, path, limited)
    if (fillsDisk[id]) api.on(method, path, ifRoom(hasRoom))
    const [bodyType] = body
    if (bodyType) api.on(method, path, only(body), inSize[bodyType])
    // The spool receives pictures, and bounds their calls.
    if (bodyType !== 'multipart/form-data') {
      if (bodyType) api.on(method, path, received)
      if (takesCode[id]) api.on(method, path, limits.ofWrongCodes)
      if (id === 'mergeCart') api.on(method, path, limits.ofLines)
      api.on(method, path, callsProvider[id] ? admittedToProvider : admitted)
    }
    const own = locksOwn[id]
    if (own) api.on(method, path, oneByOne[own])
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

const ifRoom =
  (hasRoom: HasRoom): MiddlewareHandler =>
  async (_c, next) => {
    if (!(await hasRoom())) throw new Problem('storage_full', { retryAfter: roomLater })
    await next()
  }

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

/** Lets this process hear of the change before it answers, so that staff see it at once in cached answers. */
const followedByPages =
  (watch: Edge['watch']): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (c.res.ok) await watch.hearOwnChange()
  }
