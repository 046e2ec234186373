import { expect, onTestFinished, test, vi } from 'vitest'
import { pictureAt } from '../../../modules/catalogue/rules.ts'
import { builtInOffer } from '../../../modules/checkout/rules.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { administrator } from '../../testing/administrator.ts'
import { designInWords } from '../../testing/test-designs.ts'
import { shopOfFile } from '../../testing/test-shop.ts'
import { newPatch } from '../../testing/test-shop-queries.ts'
import { newShopper } from '../../testing/test-shopper.ts'
import { createLimits } from './limits.ts'

const shop = await shopOfFile({ limited: true })

/** The first refusal among `most` calls, and the number of calls before it. */
async function untilRefused(most: number, call: (index: number) => Promise<Response>) {
  for (let index = 0; index < most; index += 1) {
    const response = await call(index)
    if (response.status === 429) return { after: index, response }
  }
  throw new Error(`Not refused in ${most} calls`)
}

const logIn = (password: string, address: string) =>
  shop.call('POST', '/api/admin/login', {
    body: { username: administrator.username, password },
    headers: { 'x-forwarded-for': address },
  })

test('password guesses are blocked after five refusals, without blocking other addresses', async () => {
  const { after, response } = await untilRefused(12, () => logIn('feil-passord', '203.0.113.9'))
  expect(after).toBe(5)
  const seconds = Number(response.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(15 * 60)
  expect(await response.json()).toMatchObject({ code: 'too_many_requests' })
  expect((await logIn(administrator.password, '203.0.113.9')).status).toBe(429)
  expect((await logIn(administrator.password, '84.212.1.1')).status).toBe(200)
})

test('a refused caller costs the database nothing until the end of the period, in any process', async () => {
  const processes = [createLimits(shop.sql), createLimits(shop.sql)]
  for (let attempt = 0; attempt < 30; attempt++)
    await processes[attempt % 2]?.('campaignTest', 'kari')
  for (const limit of [...processes, ...processes, ...processes])
    await expect(limit('campaignTest', 'kari')).rejects.toThrow('too_many_requests')
  const counts = await shop.sql`
    select points
    from public.rate_limits
    where key = 'campaignTest:kari'
  `
  // The thirtieth attempt told one process that the next one is too many; the other one had to ask.
  expect(counts).toEqual([{ points: 31 }])
  await processes[0]?.('campaignTest', 'ola')
})

test('a caller with hundreds of calls under way leaves a connection for the counts of others', async () => {
  const two = openDatabase(shop.databaseUrl, { max: 2 })
  onTestFinished(() => two.end())
  const limit = createLimits(two)
  await limit('cartLines', 'many')
  let counts: Promise<void>[] = []
  await shop.sql.begin(async (holder) => {
    await holder`select from public.rate_limits where key = 'cartLines:many' for update`
    counts = Array.from({ length: 300 }, () => limit('cartLines', 'many'))
    await limit('cartLines', 'few')
  })
  await Promise.all(counts)
})

test('a limit resets at the end of its period', async () => {
  const email = () => `${crypto.randomUUID()}@example.com`
  const subscribe = () =>
    shop.call('POST', '/api/subscribe-newsletter', { body: { email: email() } })
  const { after } = await untilRefused(40, subscribe)
  expect(after).toBe(30)
  vi.useFakeTimers({ now: Date.now() + 10 * 60_000 + 1000, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  expect((await subscribe()).status).toBe(200)
})

test('a session can create a limited number of payment intents', async () => {
  const headers = { 'x-session-id': shop.newSession() }
  const { after } = await untilRefused(40, () =>
    shop.call('POST', '/api/create-payment-intent', {
      headers,
      body: {
        customerEmail: 'kari@example.com',
        customerName: 'Kari Nordmann',
        shippingAddress: {
          firstName: 'Kari',
          lastName: 'Nordmann',
          address: 'Storgata 1',
          postalCode: '0155',
          city: 'Oslo',
          phone: '40000000',
        },
        discountCode: null,
      },
    }),
  )
  expect(after).toBe(30)
})

test('wrong discount codes are limited by address, and right ones and orders without a code are not', async () => {
  const headers = { 'x-forwarded-for': '84.212.1.7' }
  const kari = newShopper(shop, headers['x-forwarded-for'])
  await kari.put(await newPatch(shop.sql))
  const wrong = () => kari.checkDiscount('GJETT')
  expect((await kari.checkDiscount(builtInOffer.code)).status).toBe(200)
  expect((await wrong()).status).toBe(422)
  await setCount('wrongCode', 198)
  expect((await kari.checkOut({ discountCode: 'GJETT' })).status).toBe(422)
  expect((await wrong()).status).toBe(422)
  for (const attempt of [
    await kari.checkDiscount('GJETT'),
    await kari.checkDiscount(builtInOffer.code),
    await kari.checkOut({ discountCode: 'GJETT' }),
  ]) {
    expect(attempt.status).toBe(429)
    expect(Number(attempt.headers.get('retry-after'))).toBeGreaterThan(500)
  }
  expect((await kari.checkOut()).status).toBe(200)
  const ola = newShopper(shop, '84.212.1.8')
  expect((await ola.checkDiscount('GJETT')).status).toBe(422)
})

test('confirmations of unknown orders are limited by address, because the provider is asked about each', async () => {
  const [kari, ola] = [newShopper(shop, '84.212.1.9'), newShopper(shop, '84.212.1.10')]
  const unknown = { intentId: 'pi_unknown', orderNumber: 'RP-ZZZZZZZZ' }
  await kari.bought(await newPatch(shop.sql))
  expect((await kari.confirm(unknown)).status).toBe(404)
  await setCount('unknownOrder', 59)
  expect((await kari.confirm(unknown)).status).toBe(404)
  const retrieve = vi.spyOn(shop.stripe.paymentIntents, 'retrieve')
  onTestFinished(() => retrieve.mockRestore())
  expect((await kari.confirm(unknown)).status).toBe(429)
  expect((await kari.confirm(unknown)).status).toBe(429)
  expect(retrieve).toHaveBeenCalledTimes(1)
  expect((await ola.confirm(unknown)).status).toBe(404)
})

/** Sets all counts of a kind. */
const setCount = (kind: string, points: number) =>
  shop.sql`update public.rate_limits set points = ${points} where key like ${`${kind}:%`}`

test('listProducts, 429: more fuzzy searches than a school makes, and other searches go on', async () => {
  const search = (query: string) => shop.call('GET', `/api/products?search=flagg&limit=7${query}`)
  expect((await search('&similar=true&from=1')).status).toBe(200)
  await setCount('similar', 1499)
  expect((await search('&similar=true&from=2')).status).toBe(200)
  for (const similar of ['true', 'only']) {
    const refused = await search(`&similar=${similar}`)
    expect(refused.status, similar).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect((await search('')).status).toBe(200)
})

test('listProducts, 429: more lists of carts and wishlists than those of a school, and other lists go on', async () => {
  const headers = { 'x-forwarded-for': '84.212.1.2' }
  const list = (query: string) => shop.call('GET', `/api/products?${query}`, { headers })
  expect((await list('ids=7')).status).toBe(200)
  await setCount('offers', 1500)
  expect((await list('ids=8')).status).toBe(429)
  expect((await list('relatedTo=8')).status).toBe(429)
  expect((await list('from=14&limit=7')).status).toBe(200)
})

test('listUpsell, 429: more offers than the buyers of a school see', async () => {
  const offers = () => shop.call('GET', '/api/upsell?inCart=7')
  expect((await offers()).status).toBe(200)
  await setCount('offers', 1500)
  expect((await offers()).status).toBe(429)
})

test('listProducts, 429: more lists than a school asks for, and suggestions and fixed lists go on', async () => {
  const list = (from: number) => shop.call('GET', `/api/products?from=${from}&limit=7`)
  expect((await list(0)).status).toBe(200)
  await setCount('render', 600)
  expect((await list(7)).status).toBe(429)
  for (const path of ['products', 'categories', 'suggestions?search=bil'])
    expect((await shop.call('GET', `/api/${path}`)).status, path).toBe(200)
})

test('suggestProducts, 429: more than a school asks for while it types', async () => {
  const suggested = (search: string) => shop.call('GET', `/api/suggestions?search=${search}`)
  expect((await suggested('fl')).status).toBe(200)
  await setCount('suggestions', 6000)
  expect((await suggested('fla')).status).toBe(429)
})

test('more pictures made for a visitor than pages show are refused, those that are made are not', async () => {
  const image = (await shop.catalogue.product(1)).image
  expect((await shop.call('GET', pictureAt(image, 320, 'png'))).status).toBe(200)
  await setCount('picture', 600)
  const refused = await shop.call('GET', pictureAt(image, 640, 'png'))
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
  expect((await shop.call('GET', pictureAt(image, 320, 'png'))).status).toBe(200)
})

test('addCustomDesign, 429: the processor time that a class takes, and other networks are served', async () => {
  const design = (words: string, address: string) =>
    shop.call('POST', '/api/custom-designs', {
      headers: { 'x-session-id': shop.newSession(), 'x-forwarded-for': address },
      body: designInWords(words),
    })
  const [klass, other] = ['84.212.1.20', '84.212.1.21']
  expect((await design('A', klass)).status).toBe(200)
  const [taken] = await shop.sql<{ points: number }[]>`
    select points
    from public.rate_limits
    where key = ${`sewing:${klass}`}
  `
  // The calls themselves count as one each.
  expect(taken?.points).toBeGreaterThan(10)
  await setCount('sewing', 400_000)
  const refused = await design('B', klass)
  expect([refused.status, (await refused.json()).code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(300)
  expect((await design('B', other)).status).toBe(200)
})

test.each([
  ['Session', 100_000],
  ['Address', 500_000],
])('addCustomImage, 429: by %s, at most %d kB of pictures an hour', async (by, most) => {
  const session = shop.newSession()
  const send = (bytes: number) =>
    shop.call('POST', '/api/custom-images', {
      headers: {
        'x-session-id': session,
        'content-type': 'multipart/form-data; boundary=x',
      },
      raw: 'x'.repeat(bytes),
    })
  await send(20_000)
  const counts = await shop.sql`
    select points
    from public.rate_limits
    where key like ${`customImageBytes${by}:%`}
  `
  expect(counts).toEqual([{ points: 20 }])
  await setCount(`customImageBytes${by}`, most - 10)
  expect((await send(8_000)).status).not.toBe(429)
  const refused = await send(8_000)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await shop.sql`delete from public.rate_limits where key like 'customImage%'`
})

test('expired counts are deleted once a day, others are kept', async () => {
  await shop.sql`
    insert into public.rate_limits (key, points, expire)
    values ('contact:old', 3, ${Date.parse('2026-04-30T00:00:00Z')}),
           ('contact:new', 3, ${Date.parse('2026-05-02T00:00:00Z')})
  `
  await shop.run('forget-expired')
  const kept = await shop.sql`select key from public.rate_limits where key like 'contact:%'`
  expect(kept.map(({ key }) => key)).toEqual(['contact:new'])
})

test('a link asks for its receipt three times an hour, whatever other links do', async () => {
  const ask = (token: string) => shop.call('POST', `/api/linked-order/receipt?token=${token}`)
  const { after } = await untilRefused(5, () => ask(`RP-7K2M9QXA-${'A'.repeat(22)}`))
  expect(after).toBe(3)
  expect((await ask(`RP-7K2M9QXB-${'A'.repeat(22)}`)).status).toBe(404)
})
