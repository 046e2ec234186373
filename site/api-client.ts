import createClient, { type Middleware } from 'openapi-fetch'
import { allPatches, type ProductFilters } from '../modules/catalogue/rules.ts'
import type {
  CustomImage,
  Error as ErrorAnswer,
  OrderConfirmationRequest,
  operations,
  PaymentIntentRequest,
  paths,
} from '../modules/shared/contract/api.d.ts'
import { paths as pagePaths } from './paths.ts'
import { cartSessionId } from './stores/session.ts'

/** What a visitor writes to the shop (specification, section 3). */
export type ContactMessage =
  operations['sendContactMessage']['requestBody']['content']['application/json']

/** A non-successful answer; the message is the status, a colon and the body's text (specification, section 7). */
export class RequestError extends Error {
  readonly status: number
  readonly body: string
  /** Seconds after which the server would have the call again; undefined when it did not say. */
  readonly retryAfter: number | undefined

  constructor(status: number, statusText: string, body: string, retryAfter?: string | null) {
    super(`${status}: ${body || statusText}`)
    this.name = 'RequestError'
    this.status = status
    this.body = body
    this.retryAfter = Number(retryAfter) || undefined
  }
}

const raiseErrors: Middleware = {
  async onResponse({ response }) {
    if (!response.ok)
      throw new RequestError(
        response.status,
        response.statusText,
        await response.text(),
        response.headers.get('retry-after'),
      )
  },
}

/** Seconds after which a call, and one that brings a file, is given up. */
const timeLimit = 30
export const uploadTimeLimit = 120
/** By then a customer has typed the place. */
const placesTimeLimit = 5

export const inTime = (seconds: number) => (request: Request) =>
  fetch(request, { signal: AbortSignal.timeout(seconds * 1000) })

export const client = createClient<paths>({
  baseUrl: globalThis.location?.origin ?? '',
  credentials: 'include',
  fetch: inTime(timeLimit),
})
client.use(raiseErrors)

/** What the server says of an error, for people; undefined when it said nothing that can be shown. */
export function serverText(error: unknown): string | undefined {
  const answer = answerOf(error)
  const text = answer?.message ?? answer?.error
  return typeof text === 'string' && text ? text : undefined
}

/** The contract's word for the kind of error; undefined when the server did not say. */
export const serverCode = (error: unknown): ErrorAnswer['code'] | undefined => answerOf(error)?.code

/** The field of the request that the server did not take. */
export const serverField = (error: unknown): string | undefined => answerOf(error)?.field

/** What an edit that named an old version is answered: the thing as it is now, and who changed it last. */
export type ConflictAnswer<Current> = {
  current: Current
  changedBy: string | null
  changedAt: string | null
}

/** Undefined for any other answer. */
export const conflictOf = <Current>(error: unknown): ConflictAnswer<Current> | undefined =>
  serverCode(error) === 'changed_meanwhile'
    ? (answerOf(error) as unknown as ConflictAnswer<Current>)
    : undefined

/** Seconds after which the server would have the call again; undefined when it did not say. */
export function serverRetryAfter(error: unknown): number | undefined {
  const request = requestOf(error)
  return request instanceof RequestError ? request.retryAfter : undefined
}

function answerOf(error: unknown): (Partial<ErrorAnswer> & { message?: string }) | undefined {
  const request = requestOf(error)
  if (!(request instanceof RequestError)) return undefined
  try {
    return JSON.parse(request.body) ?? undefined
  } catch {
    return undefined
  }
}

/** The server did not take the token that came with the call. */
export function isRejected(error: unknown): boolean {
  const request = requestOf(error)
  return request instanceof RequestError && request.status === 401
}

const requestOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof RequestError ? error.cause : error

/** Makes a call raise the text that the specification's table has for it. */
export async function named<Data>(failure: string, call: Promise<{ data?: Data }>): Promise<Data> {
  try {
    return (await call).data as Data
  } catch (cause) {
    throw new Error(failure, { cause })
  }
}

type FormValue = Blob | string | number | readonly string[] | undefined

/** A list is a field for each of its items. */
export function asForm(fields: Record<string, FormValue>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) form.append(name, one instanceof Blob ? one : String(one))
  return form
}

const session = () => ({ 'x-session-id': cartSessionId() })

/** The query of GET /api/products; what filters nothing is left out. */
function productQuery(filters: ProductFilters) {
  const { ids, category, tags, search, isNew, isPopular, isGlowInDark } = filters
  return {
    ...(ids && { ids: [...ids] }),
    ...(category && category !== allPatches && { category }),
    ...(tags?.length && { tags: [...tags] }),
    ...(search?.trim() && { search: search.trim() }),
    ...(isNew && { isNew: 'true' as const }),
    ...(isPopular && { isPopular: 'true' as const }),
    ...(isGlowInDark && { isGlowInDark: 'true' as const }),
  }
}

/** Every call of the contract that the pages make, each failing with the text of the specification's table. */
export const api = {
  products: (filters: ProductFilters = {}) =>
    named(
      'Failed to fetch products',
      client.GET('/api/products', { params: { query: productQuery(filters) } }),
    ),
  similarProducts: (filters: ProductFilters) =>
    named(
      'Failed to fetch products',
      client.GET('/api/products', {
        params: { query: { ...productQuery(filters), similar: 'true' as const } },
      }),
    ),
  suggestions: async (search: string) =>
    (await client.GET('/api/suggestions', { params: { query: { search } } })).data,
  cart: () =>
    named('Failed to fetch cart', client.GET('/api/cart', { params: { header: session() } })),
  addToCart: (productId: number, quantity: number, customImageId?: string) =>
    named(
      'Failed to add item to cart',
      client.POST('/api/cart', {
        params: { header: session() },
        body: { productId, quantity, ...(customImageId && { customImageId }) },
      }),
    ),
  updateCartItem: (id: number, quantity: number) =>
    named(
      'Failed to update cart item',
      client.PUT('/api/cart/{productId}', {
        params: { header: session(), path: { productId: id } },
        body: { quantity },
      }),
    ),
  removeCartItem: (id: number) =>
    named(
      'Failed to remove item from cart',
      client.DELETE('/api/cart/{productId}', {
        params: { header: session(), path: { productId: id } },
      }),
    ),
  clearCart: () =>
    named('Failed to clear cart', client.DELETE('/api/cart', { params: { header: session() } })),

  addCustomImage: async (image: Blob) =>
    (
      await client.POST('/api/custom-images', {
        params: { header: session() },
        body: { image },
        bodySerializer: asForm,
        fetch: inTime(uploadTimeLimit),
      })
    ).data as CustomImage,
  customImage: async (id: string) =>
    (
      await client.GET('/api/custom-images/{id}', {
        params: { path: { id }, header: session() },
        parseAs: 'blob',
      })
    ).data as Blob,

  checkDiscount: async (code: string) =>
    (await client.POST('/api/check-discount', { params: { header: session() }, body: { code } }))
      .data,
  createPaymentIntent: (body: PaymentIntentRequest) =>
    named(
      'Failed to create payment intent',
      client.POST('/api/create-payment-intent', { params: { header: session() }, body }),
    ),
  sendOrderConfirmation: async (body: OrderConfirmationRequest) =>
    (await client.POST('/api/send-order-confirmation', { params: { header: session() }, body }))
      .data,
  orderPayment: async (orderNumber: string) =>
    (
      await client.GET('/api/orders/{orderNumber}/payment', {
        params: { header: session(), path: { orderNumber } },
      })
    ).data?.payment,

  subscribe: async (email: string, name?: string) =>
    (await client.POST('/api/subscribe-newsletter', { body: { email, ...(name && { name }) } }))
      .data,
  unsubscribe: async (email: string, token?: string) =>
    (await client.POST('/api/unsubscribe-newsletter', { body: { email, ...(token && { token }) } }))
      .data,
  sendMessage: async (message: ContactMessage) =>
    (await client.POST('/api/contact', { body: message })).data,
}

/** The places of all postal codes with this first digit, by code: a file of the build. */
export async function postalPlaces(digit: string): Promise<Record<string, string | undefined>> {
  const url = new URL(pagePaths.postalPlaces(digit), location.origin)
  const response = await inTime(placesTimeLimit)(new Request(url))
  if (!response.ok) throw new RequestError(response.status, response.statusText, '')
  return response.json()
}
