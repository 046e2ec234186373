import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyOfShop } from '../../../api/testing/lost-commits-queries.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch, refundsOf } from '../../../api/testing/test-shop-queries.ts'
import {
  newShopper,
  type Payable,
  pay,
  type Shopper,
  shopperWith,
} from '../../../api/testing/test-shopper.ts'

const start = Date.parse('2026-05-01T10:00:00Z')

const shop = await shopOfFile()
const id = await newPatch(shop.sql, { stock: 1000 })
beforeEach(async () => {
  shop.setNow(new Date(start))
  await shop.sql`delete from checkout.intent_cursor`
  await unpaidIntent()
  await findLost()
})
afterEach(() => {
  vi.restoreAllMocks()
  shop.waiting.length = 0
})

const findLost = () => shop.run('checkout.find-lost-payments')
const unpaidIntent = () => shop.stripe.paymentIntents.create({ amount: 100_00, currency: 'nok' })

async function cursor(): Promise<string | undefined> {
  const [row] = await shop.sql<{ id: string }[]>`
    select payment_intent_id as id
    from checkout.intent_cursor
  `
  return row?.id
}

/** Makes the provider's intents older by this many seconds. */
const age = (seconds: number) => shop.sql`
  update test_payments.objects
  set body = jsonb_set(body, '{created}', to_jsonb((body ->> 'created')::int - ${seconds}))
  where kind = 'payment_intent'
`

/** A paid order of which the database knows nothing. */
async function lostOrder(): Promise<{ kari: Shopper; payable: Payable }> {
  const toCopy = await copyOfShop(shop.sql)
  const kari = newShopper(shop)
  const payable = await kari.paid(id)
  await toCopy()
  return { kari, payable }
}

const spiedList = () => vi.spyOn(shop.stripe.paymentIntents, 'list')

test('a run asks the provider once while nothing is lost, and queues nothing', async () => {
  const kari = newShopper(shop)
  expect((await kari.confirm(await kari.paid(id))).status).toBe(200)
  await shop.work()
  const list = spiedList()
  for (let run = 0; run < 5; run++) await findLost()
  expect(list).toHaveBeenCalledTimes(5)
  expect(shop.waiting).toEqual([])
})

test('the first run begins with the latest intent', async () => {
  await shop.sql`delete from checkout.intent_cursor`
  const latest = await unpaidIntent()
  await findLost()
  expect(await cursor()).toBe(latest.id)
})

test('the list of a new account begins before its first order, so that this is found, too', async () => {
  await shop.sql`delete from checkout.intent_cursor`
  const none = { data: [] } as unknown as Stripe.Response<never>
  spiedList().mockResolvedValueOnce(none).mockResolvedValueOnce(none)
  await Promise.all([findLost(), findLost()])
  const { kari } = await lostOrder()
  await findLost()
  await shop.work()
  expect(await kari.payments()).toEqual(['paid'])
})

test('payments that have settled no order are found on any page, oldest first', async () => {
  const lost: Awaited<ReturnType<typeof lostOrder>>[] = []
  for (let page = 0; page < 3; page++) {
    lost.push(await lostOrder())
    await shop.sql`
      insert into test_payments.objects (id, kind, body)
      select intent, 'payment_intent', body || jsonb_build_object('id', intent)
      from generate_series(1, 100) n
      cross join lateral (select 'pi_other' || ${page}::text || 'x' || n as intent)
      cross join lateral (
        select body
        from test_payments.objects
        where id = ${(await unpaidIntent()).id}
      ) one
    `
  }
  lost.push(await lostOrder())
  const list = spiedList()
  await findLost()
  expect(list).toHaveBeenCalledTimes(4)
  expect(shop.waiting.map(({ data }) => data)).toEqual(
    lost.map(({ payable }) => ({ intentId: payable.intentId })),
  )
  await shop.work()
  for (const { kari } of lost) expect(await kari.payments()).toEqual(['paid'])
  await findLost()
  expect(shop.waiting).toEqual([])
})

test('the cursor is lost along with the orders that it has passed, so they are listed again', async () => {
  const toCopy = await copyOfShop(shop.sql)
  const kari = newShopper(shop)
  const payable = await kari.bought(id)
  await age(61)
  await unpaidIntent()
  await findLost()
  expect(await cursor()).toBe(payable.intentId)
  await toCopy()
  expect(await cursor()).not.toBe(payable.intentId)
  shop.waiting.length = 0
  await findLost()
  await shop.work()
  expect(await kari.orders()).toMatchObject([{ payment: 'paid', orderNumber: payable.orderNumber }])
})

test('an intent that the list shows late is found, and the cursor passes it a minute later', async () => {
  const before = await cursor()
  const { kari, payable } = await lostOrder()
  await shop.sql`update test_payments.objects set kind = 'late' where id = ${payable.intentId}`
  await unpaidIntent()
  await findLost()
  expect(await cursor()).toBe(before)
  await shop.sql`
    update test_payments.objects
    set kind = 'payment_intent'
    where id = ${payable.intentId}
  `
  await findLost()
  await shop.work()
  expect(await kari.payments()).toEqual(['paid'])
  await age(60)
  const latest = await unpaidIntent()
  const list = spiedList()
  await findLost()
  await findLost()
  const pages = await Promise.all(list.mock.results.map(({ value }) => value))
  const [first, second] = pages.map(({ data }) => data.map((one: Stripe.PaymentIntent) => one.id))
  expect(first).toContain(payable.intentId)
  expect(second).toEqual([latest.id])
})

test('a run has at most a hundred pages, and the next one continues', async () => {
  const made = Date.parse('2026-05-01T10:00:00Z') / 1000
  const list = spiedList().mockImplementation((async ({
    ending_before,
  }: {
    ending_before: string
  }) => {
    const after = Number(/^pi_n(\d+)$/.exec(ending_before)?.[1] ?? 0)
    const data = Array.from({ length: 100 }, (_, at) => after + 100 - at).map((n) => ({
      id: `pi_n${n}`,
      // Thirty-five a second, as on the busiest evening.
      created: made + Math.floor(n / 35),
      status: 'canceled',
      metadata: {},
      shipping: null,
    }))
    return { data, has_more: true }
  }) as never)
  await findLost()
  expect(list).toHaveBeenCalledTimes(100)
  // All but the last minute: 10 000 intents less 60 seconds of them.
  expect(await cursor()).toBe('pi_n7909')
  await findLost()
  expect(list.mock.calls[100]).toEqual([{ ending_before: 'pi_n7909', limit: 100 }])
})

test('a run ends before the next one begins, however slowly the provider answers', async () => {
  let now = start
  const list = spiedList().mockImplementation((async ({
    ending_before,
  }: {
    ending_before: string
  }) => {
    now += 8_000
    shop.setNow(new Date(now))
    const one = { id: `${ending_before}x`, created: now / 1000, metadata: {}, shipping: null }
    return { data: [one], has_more: true }
  }) as never)
  await findLost()
  expect(list).toHaveBeenCalledTimes(7)
})

test('an account that does not know the intent of the cursor, as after a change of keys, is begun anew', async () => {
  await shop.sql`update checkout.intent_cursor set payment_intent_id = 'pi_of_other_keys'`
  const latest = await unpaidIntent()
  await findLost()
  expect(await cursor()).toBe(latest.id)
  const { kari } = await lostOrder()
  await findLost()
  await shop.work()
  expect(await kari.payments()).toEqual(['paid'])
})

test('while the provider is away the cursor stays, and the payments are found afterwards', async () => {
  const { kari } = await lostOrder()
  const before = await cursor()
  await shop.whileProviderIsDown(async () => {
    await expect(findLost()).rejects.toMatchObject({ code: 'payment_provider_error' })
  })
  expect(await cursor()).toBe(before)
  await findLost()
  await shop.whileProviderIsDown(() => shop.giveUpWork())
  await shop.work()
  expect(await kari.payments()).toEqual(['paid'])
})

test('payments to other shops of the account and unpaid intents are left alone', async () => {
  const foreign = await shop.stripe.paymentIntents.create({
    amount: 100_00,
    currency: 'nok',
    metadata: { orderNumber: 'RP-NOSUCH00', revision: 1, shop: 'http://another.test' },
  })
  await pay(shop, { intentId: foreign.id })
  const kari = await shopperWith(shop, id)
  await kari.payable()
  await findLost()
  expect(shop.waiting).toEqual([])
  expect(await refundsOf(shop.sql, foreign.id)).toEqual([])
})
