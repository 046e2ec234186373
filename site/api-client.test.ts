import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeBrowser } from './stores/testing/browser.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const kept = { adminToken: 'staff-token', 'cart-session-id': 'session_1_0123456789abcdef' }

async function open(answer: () => Response | Promise<Response> = () => Response.json([])) {
  fakeBrowser(kept)
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request.clone() as Request)
    return answer()
  })
  const client = await import('./api-client.ts')
  const { staffApi } = await import('./staff-api.ts')
  const last = () => requests.at(-1) as Request
  return { ...client, api: { ...client.api, ...staffApi }, requests, last }
}

type Client = Awaited<ReturnType<typeof open>>
type Case = [failure: string, call: (api: Client['api']) => Promise<unknown>]

const code = {
  code: 'MAI17',
  type: 'percentage',
  value: 17,
  minimumAmount: 0,
  excludeCustomPatches: false,
  isActive: true,
} as const
const campaign = { subject: 'Mai', content: 'Nytt', senderName: 'russpatcher.no' }

const cartCalls: Case[] = [
  ['Failed to fetch cart', (api) => api.cart()],
  ['Failed to add item to cart', (api) => api.addToCart(1, 2)],
  ['Failed to update cart item', (api) => api.updateCartItem(1, 2)],
  ['Failed to remove item from cart', (api) => api.removeCartItem(1)],
  ['Failed to clear cart', (api) => api.clearCart()],
]
const orderCalls: Case[] = [
  ['Failed to fetch orders', (api) => api.orders({})],
  ['Failed to update order', (api) => api.updateOrder(1, { status: 'shipped' })],
]
const newsletterCalls: Case[] = [
  ['Failed to fetch newsletter subscribers', (api) => api.subscribers({})],
  ['Failed to fetch campaigns', (api) => api.campaigns({})],
  ['Failed to fetch campaign failures', (api) => api.campaignFailures(1)],
  ['Failed to update campaign', (api) => api.steerCampaign(1, { state: 'paused' })],
  ['Failed to preview campaign', (api) => api.previewCampaign(campaign)],
  ['Failed to send test', (api) => api.testCampaign(campaign, 'kari@example.com')],
  ['Failed to send campaign', (api) => api.sendCampaign(campaign, 'key-12345')],
]
const discountCalls: Case[] = [
  ['Failed to fetch discount codes', (api) => api.discountCodes()],
  ['Failed to create discount code', (api) => api.createDiscountCode(code)],
  ['Failed to update discount code', (api) => api.updateDiscountCode(1, code)],
  ['Failed to delete discount code', (api) => api.deleteDiscountCode(1)],
]
const staffCalls = [...orderCalls, ...newsletterCalls, ...discountCalls]

test('API-01 every request includes credentials', async () => {
  const { api, requests } = await open()
  await api.products()
  await api.login('admin', 'hemmelig')
  await api.logout()
  for (const [, call] of [...cartCalls, ...staffCalls]) await call(api)
  expect(requests).toHaveLength(21)
  expect(new Set(requests.map(({ credentials }) => credentials))).toEqual(new Set(['include']))
})

describe('API-02 a JSON content type and a body', () => {
  test('are sent with what has a body', async () => {
    const { api, last } = await open()
    await api.addToCart(7, 2)
    expect(last().headers.get('content-type')).toBe('application/json')
    expect(await last().json()).toEqual({ productId: 7, quantity: 2 })
  })

  test.each<[string, Case[1]]>([
    ['GET', (api) => api.products()],
    ['DELETE', (api) => api.removeCartItem(1)],
    ['POST', (api) => api.logout()],
  ])('are not sent with a %s that has none', async (method, call) => {
    const { api, last } = await open()
    await call(api)
    expect(last().method).toBe(method)
    expect(last().headers.has('content-type')).toBe(false)
    expect(last().body).toBeNull()
  })
})

test('API-03 answers are read as JSON', async () => {
  const { api } = await open(() => new Response('[{"id":1}]'))
  expect(await api.cart()).toEqual([{ id: 1 }])
})

describe('API-04 a non-successful answer is raised', () => {
  test.each([
    [new Response('{"error":"Nei"}', { status: 422, statusText: 'X' }), '422: {"error":"Nei"}'],
    [new Response('', { status: 404, statusText: 'Not Found' }), '404: Not Found'],
    [new Response('nede', { status: 503 }), '503: nede'],
  ])('as its status and text', async (response, message) => {
    const { api } = await open(() => response)
    await expect(api.login('admin', 'hemmelig')).rejects.toMatchObject({ message })
  })

  test('and is the cause of what a named call raises', async () => {
    const { api, RequestError } = await open(() => new Response('nede', { status: 503 }))
    const error: unknown = await api.orders({}).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ cause: new RequestError(503, '', 'nede') })
  })
})

describe('API-08 DATA-07 the query of the products', () => {
  test.each([
    [{}, ''],
    [{ category: 'Alle patcher' }, ''],
    [{ category: 'mat og drikke' }, '?category=mat%20og%20drikke'],
    [{ tags: [], search: ' ', isNew: false }, ''],
    [{ tags: ['red', 'blue'] }, '?tags=red&tags=blue'],
    [{ search: 'øl', isGlowInDark: true }, '?search=%C3%B8l&isGlowInDark=true'],
    [{ isNew: true, isPopular: true }, '?isNew=true&isPopular=true'],
  ])('of %j is ‘%s’', async (filters, query) => {
    const { api, last } = await open()
    await api.products(filters)
    expect(last().url).toBe(`http://shop.test/api/products${query}`)
  })
})

test('API-23 every call of staff carries the stored token', async () => {
  const { api, requests } = await open()
  for (const [, call] of staffCalls) await call(api)
  await api.logout()
  const sent = requests.map(({ headers }) => headers.get('authorization'))
  expect(sent).toEqual(Array(staffCalls.length + 1).fill('Bearer staff-token'))
})

test('only calls of staff carry the token', async () => {
  const { api, last } = await open()
  await api.products()
  expect(last().headers.has('authorization')).toBe(false)
})

test('every call of the cart carries the session', async () => {
  const { api, requests } = await open()
  for (const [, call] of cartCalls) await call(api)
  const sent = requests.map(({ headers }) => headers.get('x-session-id'))
  expect(sent).toEqual(Array(cartCalls.length).fill(kept['cart-session-id']))
})

describe('API-09 API-17 API-26 API-29 API-34 a failed call is named', () => {
  test.each<Case>([
    ['Failed to fetch products', (api) => api.products()],
    ...cartCalls,
    ...staffCalls,
  ])('‘%s’', async (failure, call) => {
    const refused = await open(() => Response.json({ error: 'Nei' }, { status: 500 }))
    await expect(call(refused.api)).rejects.toThrow(new Error(failure))
    const offline = await open(() => Promise.reject(new TypeError('fetch failed')))
    await expect(call(offline.api)).rejects.toThrow(new Error(failure))
  })
})

describe('what the server says', () => {
  const refusal = async (body: string, status = 422) => {
    const client = await open(() => new Response(body, { status }))
    const error: unknown = await client.api.orders({}).catch((reason: unknown) => reason)
    return { ...client, error }
  }

  test.each([
    ['{"error":"Utsolgt"}', 'Utsolgt'],
    ['{"error":"x","message":"Feil passord"}', 'Feil passord'],
    ['{"error":""}', undefined],
    ['{"error":{"a":1}}', undefined],
    ['null', undefined],
    ['<html>', undefined],
  ])('in %s is %j', async (body, text) => {
    const { error, serverText } = await refusal(body)
    expect(serverText(error)).toBe(text)
  })

  test.each([
    [401, true],
    [403, false],
    [500, false],
  ])('with status %i rejects the token: %s', async (status, rejects) => {
    const { error, isRejected } = await refusal('{}', status)
    expect(isRejected(error)).toBe(rejects)
  })
})
