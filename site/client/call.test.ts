import { describe, expect, test, vi } from 'vitest'
import { fakeBrowser } from '../testing/browser.ts'

const kept = { adminToken: 'staff-token', 'cart-session-id': 'session_1_0123456789abcdef' }

async function open(answer: () => Response | Promise<Response> = () => Response.json([])) {
  fakeBrowser(kept)
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request.clone() as Request)
    return answer()
  })
  const calls = {
    ...(await import('../shop/product/product-query.ts')),
    cart: (await import('./generated/cart.ts')).call,
    products: (await import('./generated/products.ts')).call,
    campaignPreview: (await import('./generated/admin/campaign-preview.ts')).call,
    campaignTest: (await import('./generated/admin/campaign-test.ts')).call,
    campaigns: (await import('./generated/admin/campaigns.ts')).call,
    discountCodes: (await import('./generated/admin/discount-codes.ts')).call,
    login: (await import('./generated/admin/login.ts')).call,
    logout: (await import('./generated/admin/logout.ts')).call,
    subscribers: (await import('./generated/admin/newsletter-subscribers.ts')).call,
    orders: (await import('./generated/admin/orders.ts')).call,
    newCampaign: (await import('./generated/admin/send-campaign.ts')).call,
  }
  const last = () => requests.at(-1) as Request
  return { ...(await import('./request-error.ts')), calls, requests, last }
}

type Calls = Awaited<ReturnType<typeof open>>['calls']
type Case = [failure: string, call: (calls: Calls) => Promise<unknown>]

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
  ['Failed to fetch cart', ({ cart }) => cart('getCart')],
  [
    'Failed to add item to cart',
    ({ cart }) => cart('addToCart', { body: { productId: 1, quantity: 2 } }),
  ],
  [
    'Failed to update cart item',
    ({ cart }) => cart('updateCartItem', { path: { productId: 1 }, body: { quantity: 2 } }),
  ],
  [
    'Failed to remove item from cart',
    ({ cart }) => cart('removeCartItem', { path: { productId: 1 } }),
  ],
  ['Failed to clear cart', ({ cart }) => cart('clearCart')],
]
const orderCalls: Case[] = [
  ['Failed to fetch orders', ({ orders }) => orders('listOrders')],
  [
    'Failed to update order',
    ({ orders }) => orders('updateOrder', { path: { id: 1 }, body: { status: 'shipped' } }),
  ],
]
const newsletterCalls: Case[] = [
  ['Failed to fetch newsletter subscribers', ({ subscribers }) => subscribers('listSubscribers')],
  ['Failed to fetch campaigns', ({ campaigns }) => campaigns('listCampaigns')],
  [
    'Failed to fetch campaign failures',
    ({ campaigns }) => campaigns('listCampaignFailures', { path: { id: 1 } }),
  ],
  [
    'Failed to update campaign',
    ({ campaigns }) => campaigns('steerCampaign', { path: { id: 1 }, body: { state: 'paused' } }),
  ],
  [
    'Failed to preview campaign',
    ({ campaignPreview }) => campaignPreview('previewCampaign', { body: campaign }),
  ],
  [
    'Failed to send test',
    ({ campaignTest }) =>
      campaignTest('testCampaign', { body: { ...campaign, email: 'kari@example.com' } }),
  ],
  [
    'Failed to send campaign',
    ({ newCampaign }) =>
      newCampaign('sendCampaign', { body: campaign, headers: { 'idempotency-key': 'key-12345' } }),
  ],
]
const discountCalls: Case[] = [
  ['Failed to fetch discount codes', ({ discountCodes }) => discountCodes('listDiscountCodes')],
  [
    'Failed to create discount code',
    ({ discountCodes }) => discountCodes('createDiscountCode', { body: code }),
  ],
  [
    'Failed to update discount code',
    ({ discountCodes }) => discountCodes('updateDiscountCode', { path: { id: 1 }, body: code }),
  ],
  [
    'Failed to delete discount code',
    ({ discountCodes }) => discountCodes('deleteDiscountCode', { path: { id: 1 } }),
  ],
]
const staffCalls = [...orderCalls, ...newsletterCalls, ...discountCalls]

test('API-01 every request includes credentials', async () => {
  const { calls, requests } = await open()
  await calls.products('listProducts')
  await calls.login('adminLogin', { body: { username: 'admin', password: 'hemmelig' } })
  await calls.logout('adminLogout', { keepalive: true })
  for (const [, call] of [...cartCalls, ...staffCalls]) await call(calls)
  expect(requests).toHaveLength(21)
  expect(new Set(requests.map(({ credentials }) => credentials))).toEqual(new Set(['include']))
})

describe('API-02 a JSON content type and a body', () => {
  test('are sent with a request that has a body', async () => {
    const { calls, last } = await open()
    await calls.cart('addToCart', { body: { productId: 7, quantity: 2 } })
    expect(last().headers.get('content-type')).toBe('application/json')
    expect(await last().json()).toEqual({ productId: 7, quantity: 2 })
  })

  test.each<[string, Case[1]]>([
    ['GET', ({ products }) => products('listProducts')],
    ['DELETE', ({ cart }) => cart('removeCartItem', { path: { productId: 1 } })],
    ['POST', ({ logout }) => logout('adminLogout', { keepalive: true })],
  ])('are not sent with a %s that has none', async (method, call) => {
    const { calls, last } = await open()
    await call(calls)
    expect(last().method).toBe(method)
    expect(last().headers.has('content-type')).toBe(false)
    expect(last().body).toBeNull()
  })
})

test('API-03 answers are read as JSON', async () => {
  const { calls } = await open(() => new Response('[{"id":1}]'))
  expect(await calls.cart('getCart')).toEqual([{ id: 1 }])
})

describe('API-04 a non-successful answer raises an error', () => {
  test.each([
    [new Response('{"error":"Nei"}', { status: 422, statusText: 'X' }), '422: {"error":"Nei"}'],
    [new Response('', { status: 404, statusText: 'Not Found' }), '404: Not Found'],
    [new Response('nede', { status: 503 }), '503: nede'],
  ])('as its status and text', async (response, message) => {
    const { calls } = await open(() => response)
    await expect(
      calls.login('adminLogin', { body: { username: 'admin', password: 'hemmelig' } }),
    ).rejects.toMatchObject({ message })
  })

  test('which is the cause of the error that a named call raises', async () => {
    const { calls, RequestError } = await open(() => new Response('nede', { status: 503 }))
    const error: unknown = await calls.orders('listOrders').catch((reason: unknown) => reason)
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
    const { calls, last } = await open()
    await calls.products('listProducts', { query: calls.productQuery(filters) })
    expect(last().url).toBe(`http://shop.test/api/products${query}`)
  })
})

test('API-23 every staff call carries the stored token', async () => {
  const { calls, requests } = await open()
  for (const [, call] of staffCalls) await call(calls)
  await calls.logout('adminLogout', { keepalive: true })
  const sent = requests.map(({ headers }) => headers.get('authorization'))
  expect(sent).toEqual(Array(staffCalls.length + 1).fill('Bearer staff-token'))
})

test('only staff calls carry the token', async () => {
  const { calls, last } = await open()
  await calls.products('listProducts')
  expect(last().headers.has('authorization')).toBe(false)
})

test('every cart call carries the session', async () => {
  const { calls, requests } = await open()
  for (const [, call] of cartCalls) await call(calls)
  const sent = requests.map(({ headers }) => headers.get('x-session-id'))
  expect(sent).toEqual(Array(cartCalls.length).fill(kept['cart-session-id']))
})

describe('API-09 API-17 API-26 API-29 API-34 a failed call is named', () => {
  test.each<Case>([
    ['Failed to fetch products', ({ products }) => products('listProducts')],
    ...cartCalls,
    ...staffCalls,
  ])('‘%s’', async (failure, call) => {
    const refused = await open(() => Response.json({ error: 'Nei' }, { status: 500 }))
    await expect(call(refused.calls)).rejects.toThrow(new Error(failure))
    const offline = await open(() => Promise.reject(new TypeError('fetch failed')))
    await expect(call(offline.calls)).rejects.toThrow(new Error(failure))
  })
})

describe('the details of an error answer', () => {
  const refusal = async (body: string, status = 422) => {
    const client = await open(() => new Response(body, { status }))
    const error: unknown = await client.calls
      .orders('listOrders')
      .catch((reason: unknown) => reason)
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
