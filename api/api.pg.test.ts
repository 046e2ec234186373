import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type {
  CartItem,
  Category,
  DiscountCode,
  Product,
  Subscriber,
} from '../modules/shared/contract/api.d.ts'
import { administrator, type TestShop, testShop } from './test-shop.ts'

let shop: TestShop
let bearer: { authorization: string }

beforeAll(async () => {
  shop = await testShop({ contactInbox: 'post@shop.test' })
  bearer = { authorization: `Bearer ${await shop.token()}` }
})
afterAll(() => shop.close())

const session = () => ({ 'x-session-id': shop.newSession() })
const status = async (response: Promise<Response>) => (await response).status
const read = async <T>(response: Promise<Response>) => (await (await response).json()) as T
const code = async (response: Promise<Response>) => (await read<{ code: string }>(response)).code
const stock = (id: number, units: number) =>
  shop.sql`update catalogue.products set stock = ${units} where id = ${id}`

describe('listProducts', () => {
  const products = (query = '') => read<Product[]>(shop.call('GET', `/api/products${query}`))

  test('200 API-05 DATA-01 all 352 patches without parameters, each with every field', async () => {
    const all = await products()
    expect(all).toHaveLength(352)
    expect(Object.keys(all[0] ?? {}).sort()).toEqual(
      [
        'category',
        'createdAt',
        'description',
        'id',
        'image',
        'imageColour',
        'isGlowInDark',
        'isNew',
        'isPopular',
        'name',
        'price',
        'rating',
        'reviewCount',
        'stock',
        'tags',
      ].sort(),
    )
    expect(all.some(({ id }) => id === 999_999)).toBe(false)
  })

  test('200 API-06 category, search and tags narrow the answer and combine', async () => {
    const sport = await products('?category=sport')
    expect(sport.length).toBeGreaterThanOrEqual(8)
    expect(sport.every(({ category }) => category === 'sport')).toBe(true)
    const coloured = await products('?tags=red&tags=blue')
    expect(coloured.every(({ tags }) => tags.includes('red') || tags.includes('blue'))).toBe(true)
    const found = await products('?search=FLAGG')
    expect(found.length).toBeGreaterThan(0)
    const both = await products('?category=sport&tags=red')
    expect(both).toEqual(sport.filter(({ tags }) => tags.includes('red')))
    expect(await products('?category=Alle%20patcher')).toHaveLength(352)
  })

  test('200 API-07 the flags narrow the answer', async () => {
    for (const flag of ['isNew', 'isPopular', 'isGlowInDark'] as const) {
      const some = await products(`?${flag}=true`)
      expect(some.length).toBeGreaterThan(0)
      expect(some.length).toBeLessThan(352)
      expect(some.every((product) => product[flag])).toBe(true)
    }
  })

  test('400 for parameters that the contract does not have', async () => {
    expect(await status(shop.call('GET', '/api/products?isNew=perhaps'))).toBe(400)
    expect(await status(shop.call('GET', '/api/products?colour=red'))).toBe(400)
    expect(await status(shop.call('GET', '/api/products?search=a&search=b'))).toBe(400)
  })

  test('every keyword of the search suggestions finds something', async () => {
    for (const word of ['humor', 'øl', 'flagg', 'sexy', 'frekk', 'mood', 'glow', 'sport'])
      expect((await products(`?search=${encodeURIComponent(word)}`)).length, word).toBeGreaterThan(
        0,
      )
  })
})

test('listCategories 200 API-10 DATA-03 at least twelve categories of at least eight patches', async () => {
  const categories = await read<Category[]>(shop.call('GET', '/api/categories'))
  expect(categories.length).toBeGreaterThanOrEqual(12)
  for (const { name } of categories) {
    const products = await read<Product[]>(
      shop.call('GET', `/api/products?category=${encodeURIComponent(name)}`),
    )
    expect(products.length, name).toBeGreaterThanOrEqual(8)
  }
})

describe('the cart', () => {
  test('getCart 200 and addToCart 200 API-11 API-12 DATA-04', async () => {
    await stock(40, 20)
    const headers = session()
    const added = await read<CartItem>(
      shop.call('POST', '/api/cart', { headers, body: { productId: 40, quantity: 2 } }),
    )
    expect(added).toMatchObject({ id: 40, quantity: 2, product: { id: 40 } })
    expect(await read(shop.call('GET', '/api/cart', { headers }))).toEqual([added])
    expect(await read(shop.call('GET', '/api/cart', { headers: session() }))).toEqual([])
  })

  test('updateCartItem 200, removeCartItem 200, clearCart 200 API-13 API-15 API-16', async () => {
    await stock(41, 20)
    const headers = session()
    await shop.call('POST', '/api/cart', { headers, body: { productId: 41, quantity: 1 } })
    expect(
      await read(shop.call('PUT', '/api/cart/41', { headers, body: { quantity: 7 } })),
    ).toMatchObject({ quantity: 7 })
    expect(await status(shop.call('DELETE', '/api/cart/41', { headers }))).toBe(200)
    expect(await status(shop.call('DELETE', '/api/cart/41', { headers }))).toBe(200)
    expect(await status(shop.call('DELETE', '/api/cart', { headers }))).toBe(200)
  })

  test.each([
    ['no session', {}],
    ['an empty session', { 'x-session-id': '' }],
    ['an absurd session', { 'x-session-id': `session${'x'.repeat(5000)}` }],
    ['a session of another form', { 'x-session-id': "session'; drop table" }],
  ])('400 for %s', async (_name, headers) => {
    expect(await status(shop.call('GET', '/api/cart', { headers }))).toBe(400)
    expect(
      await status(
        shop.call('POST', '/api/cart', { headers, body: { productId: 1, quantity: 1 } }),
      ),
    ).toBe(400)
  })

  test.each([
    ['malformed JSON', { raw: '{"productId": 1,' }],
    ['a wrong type', { body: { productId: '1', quantity: 1 } }],
    ['an unknown field', { body: { productId: 1, quantity: 1, price: 1 } }],
    ['a huge number', { body: { productId: 1e300, quantity: 1 } }],
    ['a negative quantity', { body: { productId: 1, quantity: -1 } }],
    ['a fractional quantity', { body: { productId: 1, quantity: 1.5 } }],
    ['an empty body', { raw: '' }],
    ['an array', { body: [] }],
    ['null', { raw: 'null' }],
  ])('addToCart 400 for %s, and nothing changes', async (_name, init) => {
    const headers = session()
    expect(await status(shop.call('POST', '/api/cart', { headers, ...init }))).toBe(400)
    expect(await read(shop.call('GET', '/api/cart', { headers }))).toEqual([])
  })

  test('404 for unknown products, 422 for sold-out ones, 413, 415', async () => {
    await stock(42, 0)
    const headers = session()
    expect(
      await status(
        shop.call('POST', '/api/cart', { headers, body: { productId: 900_000, quantity: 1 } }),
      ),
    ).toBe(404)
    expect(
      await status(shop.call('PUT', '/api/cart/900000', { headers, body: { quantity: 1 } })),
    ).toBe(404)
    expect(await status(shop.call('DELETE', '/api/cart/900000', { headers }))).toBe(404)
    for (const odd of ['0x29', '4.1e1', '%2041', '+41', '41.0', '-41'])
      expect(
        await status(shop.call('PUT', `/api/cart/${odd}`, { headers, body: { quantity: 1 } })),
        odd,
      ).toBe(400)
    expect(
      await code(shop.call('POST', '/api/cart', { headers, body: { productId: 42, quantity: 1 } })),
    ).toBe('sold_out')
    expect(
      await status(shop.call('POST', '/api/cart', { headers, raw: `"${'x'.repeat(300_000)}"` })),
    ).toBe(413)
    const plain = { ...headers, 'content-type': 'text/plain' }
    expect(await status(shop.call('POST', '/api/cart', { headers: plain, raw: '{}' }))).toBe(415)
  })

  test('405 with the methods that there are', async () => {
    const response = await shop.call('PATCH', '/api/cart', { headers: session() })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, POST, DELETE')
    expect(await status(shop.call('GET', '/api/nothing'))).toBe(404)
  })
})

describe('checkDiscount', () => {
  test('200 for 3FOR2 in any case, 422 for a code that nobody made', async () => {
    const headers = session()
    expect(
      await read(shop.call('POST', '/api/check-discount', { headers, body: { code: '3for2' } })),
    ).toMatchObject({ discount: { code: '3FOR2' }, reduction: 0, missing: 0 })
    expect(
      await code(shop.call('POST', '/api/check-discount', { headers, body: { code: 'NOPE' } })),
    ).toBe('invalid_discount_code')
  })
})

describe('the newsletter', () => {
  test('subscribeNewsletter 200 API-18 and listSubscribers 200 API-27 DATA-14', async () => {
    expect(
      await read(
        shop.call('POST', '/api/subscribe-newsletter', {
          body: { email: 'ola@example.com', name: 'Ola' },
        }),
      ),
    ).toEqual({ ok: true })
    const subscribers = await read<Subscriber[]>(
      shop.call('GET', '/api/admin/newsletter-subscribers', { headers: bearer }),
    )
    expect(subscribers.find(({ email }) => email === 'ola@example.com')).toMatchObject({
      name: 'Ola',
      isActive: true,
    })
  })

  test('400 for an address that is none, with the field named', async () => {
    const response = shop.call('POST', '/api/subscribe-newsletter', { body: { email: 'ola' } })
    expect(await read(response)).toMatchObject({
      code: 'malformed_request',
      field: 'email',
      error: expect.any(String),
    })
  })

  test('unsubscribeNewsletter 200 API-35, known or not', async () => {
    await shop.call('POST', '/api/subscribe-newsletter', { body: { email: 'kari@example.com' } })
    const known = await read(
      shop.call('POST', '/api/unsubscribe-newsletter', { body: { email: 'KARI@example.com' } }),
    )
    const unknown = await read(
      shop.call('POST', '/api/unsubscribe-newsletter', { body: { email: 'ukjent@example.com' } }),
    )
    expect(known).toEqual(unknown)
    const subscribers = await read<Subscriber[]>(
      shop.call('GET', '/api/admin/newsletter-subscribers', { headers: bearer }),
    )
    expect(subscribers.find(({ email }) => email === 'kari@example.com')?.isActive).toBe(false)
    expect(await status(shop.call('POST', '/api/unsubscribe-newsletter', { body: {} }))).toBe(400)
  })

  test('sendContactMessage 200', async () => {
    const body = { navn: 'Kari', epost: 'kari@example.com', melding: 'Hei' }
    expect(await status(shop.call('POST', '/api/contact', { body }))).toBe(200)
    await shop.work()
    expect(shop.mails.at(-1)).toMatchObject({ to: 'post@shop.test' })
  })
})

describe('staff', () => {
  test('adminLogin 200 and 401 API-22', async () => {
    expect(
      await read(shop.call('POST', '/api/admin/login', { body: administrator })),
    ).toMatchObject({ token: expect.any(String) })
    const refused = await shop.call('POST', '/api/admin/login', {
      body: { ...administrator, password: 'feil-passord' },
    })
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({
      message: 'Ugyldig brukernavn eller passord',
      error: expect.any(String),
    })
  })

  test.each([
    ['GET', '/api/admin/orders'],
    ['PATCH', '/api/admin/orders/1'],
    ['GET', '/api/admin/newsletter-subscribers'],
    ['POST', '/api/admin/send-campaign'],
    ['GET', '/api/admin/campaigns'],
    ['PATCH', '/api/admin/campaigns/1'],
    ['POST', '/api/admin/campaign-preview'],
    ['POST', '/api/admin/campaign-test'],
    ['GET', '/api/admin/discount-codes'],
    ['POST', '/api/admin/discount-codes'],
    ['PUT', '/api/admin/discount-codes/1'],
    ['DELETE', '/api/admin/discount-codes/1'],
    ['POST', '/api/admin/logout'],
  ])('%s %s 401 without a token and with a forged one', async (method, path) => {
    expect(await status(shop.call(method, path))).toBe(401)
    expect(
      await status(
        shop.call(method, path, { headers: { authorization: `Bearer ${'x'.repeat(40)}` } }),
      ),
    ).toBe(401)
    expect(
      await status(shop.call(method, path, { headers: { authorization: 'Basic YTpi' } })),
    ).toBe(401)
  })

  test('adminLogout 200 ends the session on the server', async () => {
    const headers = { authorization: `Bearer ${await shop.token()}` }
    expect(await status(shop.call('GET', '/api/admin/orders', { headers }))).toBe(200)
    expect(await status(shop.call('POST', '/api/admin/logout', { headers }))).toBe(200)
    expect(await status(shop.call('GET', '/api/admin/orders', { headers }))).toBe(401)
  })

  test('sendCampaign 200 API-28 reaches active subscribers once, though it was sent twice', async () => {
    await shop.call('POST', '/api/subscribe-newsletter', { body: { email: 'nyhet@example.com' } })
    const campaign = { subject: 'Nytt i mai', content: 'Hei', senderName: 'russpatcher.no' }
    const headers = { ...bearer, 'idempotency-key': 'kampanje-0001' }
    expect(
      await read(shop.call('POST', '/api/admin/send-campaign', { headers, body: campaign })),
    ).toMatchObject({ message: expect.any(String) })
    expect(
      await status(shop.call('POST', '/api/admin/send-campaign', { headers, body: campaign })),
    ).toBe(200)
    await shop.work()
    expect(
      shop.mails.filter(
        ({ to, subject }) => to === 'nyhet@example.com' && subject === 'Nytt i mai',
      ),
    ).toHaveLength(1)
    expect(
      await status(
        shop.call('POST', '/api/admin/send-campaign', {
          headers,
          body: { ...campaign, subject: ' ' },
        }),
      ),
    ).toBe(400)
  })
})

describe('discount codes', () => {
  const create = (body: object) =>
    shop.call('POST', '/api/admin/discount-codes', { headers: bearer, body })

  test('createDiscountCode 201, listDiscountCodes 200, updateDiscountCode 200, deleteDiscountCode 200 API-30 API-31 API-32 API-33 DATA-15', async () => {
    const body = {
      code: 'mai17',
      description: null,
      type: 'percentage',
      value: 17,
      minimumAmount: 0,
      maxUses: null,
      validUntil: '2027-05-17',
      excludeCustomPatches: false,
      isActive: true,
    }
    const created = await create(body)
    expect(created.status).toBe(201)
    const made = (await created.json()) as DiscountCode
    expect(made).toMatchObject({ ...body, code: 'MAI17', currentUses: 0 })
    expect(
      await read<DiscountCode[]>(
        shop.call('GET', '/api/admin/discount-codes', { headers: bearer }),
      ),
    ).toContainEqual(made)
    const path = `/api/admin/discount-codes/${made.id}`
    const changed = await read(
      shop.call('PUT', path, { headers: bearer, body: { ...body, value: 20 } }),
    )
    expect(changed).toEqual({ ...made, value: 20 })
    expect(await status(shop.call('DELETE', path, { headers: bearer }))).toBe(200)
    expect(await status(shop.call('DELETE', path, { headers: bearer }))).toBe(200)
    expect(await status(shop.call('PUT', path, { headers: bearer, body }))).toBe(404)
    expect(
      await status(shop.call('DELETE', '/api/admin/discount-codes/999999', { headers: bearer })),
    ).toBe(404)
  })

  test('422 for a name that is taken or built in, a percentage over 100, a day that no calendar has', async () => {
    const body = { code: 'TATT', type: 'fixed', value: 50 }
    expect((await create(body)).status).toBe(201)
    expect(await code(create({ ...body, code: 'tatt' }))).toBe('discount_code_taken')
    expect(await code(create({ ...body, code: '3for2' }))).toBe('discount_code_reserved')
    expect(await code(create({ ...body, code: 'P', type: 'percentage', value: 101 }))).toBe(
      'percentage_out_of_range',
    )
    expect(await code(create({ ...body, code: 'D', validUntil: '2027-02-31' }))).toBe(
      'invalid_date',
    )
  })

  test('PRICE-10 3FOR2 is not among the codes', async () => {
    const codes = await read<DiscountCode[]>(
      shop.call('GET', '/api/admin/discount-codes', { headers: bearer }),
    )
    expect(codes.some((one) => one.code === '3FOR2')).toBe(false)
  })
})
