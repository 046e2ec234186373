import pLimit from 'p-limit'
import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { copiesOfBuyer, payableOf } from '../../../api/testing/test-buyer-queries.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch } from '../../../api/testing/test-shop-queries.ts'
import {
  deliver,
  newShopper,
  type Payable,
  type Shopper,
} from '../../../api/testing/test-shopper.ts'

// With its own queue, the catalogue is kept: reading it for each call would take most of the time.
const shop = await shopOfFile({ limited: true, hear: () => undefined })
/** Several, so that buyers do not wait for the lock of one. */
const patches = await Promise.all(
  Array.from({ length: 8 }, () => newPatch(shop.sql, { stock: 1_000_000 })),
)

const start = new Date('2026-05-01T10:00:00Z').getTime()
const minutesLater = (minutes: number) => shop.setNow(new Date(start + minutes * 60_000))

let puts = 0
const somePatch = () => patches[++puts % patches.length] ?? 0

let networks = 0
/** An address without any orders. */
const newAddress = () => `198.51.100.${++networks}`

type Buyer = { kari: Shopper; payable: Payable }

async function buyerAt(address: string): Promise<Buyer> {
  const kari = newShopper(shop, address)
  expect((await kari.put(somePatch())).status).toBe(200)
  return { kari, payable: await kari.payable() }
}

/** Buyers with an intent each. One of each patch makes his calls, and the others are copies of them. */
async function buyersAt(address: string, number: number): Promise<Buyer[]> {
  const buyers = await Promise.all(patches.map(() => buyerAt(address)))
  const copies = await Promise.all(
    buyers.map(({ kari: { session } }, index) =>
      copiesOfBuyer(shop.sql, session, Math.floor((number - 1 - index) / buyers.length)),
    ),
  )
  const copied = copies.flat().map(({ session, email, ...payable }) => ({
    kari: newShopper(shop, address, { session, email }),
    payable,
  }))
  return [...buyers, ...copied]
}

const intentOf = ({ payable }: Buyer) => payable.intentId

async function paid({ kari, payable }: Buyer) {
  expect((await kari.settle(payable)).status).toBe(200)
}

/** A card is tried at the provider, which does not call the shop; false when the intent is cancelled. */
async function refused(intentId: string): Promise<boolean> {
  const trial = shop.stripe.paymentIntents.confirm(intentId, {
    payment_method: 'pm_card_visa_chargeDeclined',
  })
  const { code, payment_intent: intent }: Stripe.errors.StripeError = await trial.then(
    () => expect.fail('The card was not refused'),
    (error) => error,
  )
  if (intent?.status === 'canceled') return false
  expect(code).toBe('card_declined')
  const event = {
    id: `evt_${crypto.randomUUID()}`,
    object: 'event',
    type: 'payment_intent.payment_failed',
    data: { object: intent },
  }
  const { status } = await deliver(shop, event as unknown as Stripe.Event)
  expect(status).toBe(200)
  return true
}

/** The cards that a thief tests until the shop stops him; a new session for each, from the addresses in turn. */
async function testedFrom(addressOf: (card: number) => string, most = 100): Promise<number> {
  for (let card = 0; card < most; card++) {
    const thief = newShopper(shop, addressOf(card))
    await thief.put(somePatch())
    const answer = await thief.checkOut()
    if (answer.status === 429) {
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await answer.json()).toMatchObject({ error: expect.stringMatching(/^For mange/) })
      return card
    }
    const { clientSecret } = (await answer.json()) as Omit<Payable, 'intentId'>
    const intentId = clientSecret.split('_secret_')[0] ?? ''
    await refused(intentId)
  }
  return most
}

/** The cards that a thief tests on intents that he has made, on another one each time, until all are cancelled. */
async function testedOn(intents: readonly string[]): Promise<number> {
  const tried = new Set<string>()
  for (let card = 0; ; card++) {
    const payable = await payableOf(shop.sql, intents)
    const intent = payable.find((one) => !tried.has(one)) ?? payable[0]
    if (!intent) return card
    tried.add(intent)
    await refused(intent)
  }
}

const oneByOne = <Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) =>
  pLimit(10).map(items, work)

test('a network is credited with a payment for an hour, without the number of the order', async () => {
  const address = newAddress()
  const rows = () =>
    shop.sql`select * from checkout.paid_networks where client_address = ${address}`
  minutesLater(0)
  await paid(await buyerAt(address))
  expect(await rows()).toEqual([{ client_address: address, paid_at: new Date(start) }])
  minutesLater(61)
  await shop.run('checkout.reconcile')
  expect(await rows()).toEqual([])
})

test('500 buyers behind one address can all pay, when all begin before anyone pays and every tenth has a card refused first', async () => {
  const address = newAddress()
  minutesLater(0)
  const buyers = await buyersAt(address, 500)
  minutesLater(2)
  const unlucky = buyers.filter((_buyer, index) => index % 10 === 0)
  await oneByOne(unlucky, (buyer) => refused(intentOf(buyer)))
  minutesLater(3)
  expect(await payableOf(shop.sql, buyers.map(intentOf))).toHaveLength(500)
  // The page asks for the intent again before the next card.
  await oneByOne(unlucky.slice(-10), async (buyer) => {
    expect((await buyer.kari.checkOut()).status).toBe(200)
    await paid(buyer)
  })
  await oneByOne(buyers.slice(-5), paid)
})

test('buyers behind one address pay one after the other, when every third has two cards refused', async () => {
  const address = newAddress()
  for (let minute = 0; minute < 11; minute++) {
    minutesLater(minute)
    const unlucky = await buyerAt(address)
    expect(await refused(intentOf(unlucky))).toBe(true)
    expect(await refused(intentOf(unlucky))).toBe(true)
    const lucky = await Promise.all([buyerAt(address), buyerAt(address)])
    await Promise.all([unlucky, ...lucky].map(paid))
  }
})

test('a thief with a new session for each card is stopped after 20 refusals, for an hour, and others are not', async () => {
  const address = newAddress()
  minutesLater(0)
  expect(await testedFrom(() => address)).toBe(20)
  minutesLater(59)
  expect(await testedFrom(() => address)).toBe(0)
  await paid(await buyerAt(newAddress()))
  minutesLater(61)
  expect(await testedFrom(() => address, 1)).toBe(1)
})

test('the answer says when the oldest refusal stops counting', async () => {
  const address = newAddress()
  minutesLater(0)
  const { payable } = await buyerAt(address)
  for (let card = 0; card < 9; card++) await refused(payable.intentId)
  minutesLater(20)
  expect(await testedFrom(() => address)).toBe(11)
  const answer = await newShopper(shop, address).checkOut()
  expect(answer.headers.get('retry-after')).toBe(String(40 * 60))
})

test('a thief who changes the address within an IPv6 network is stopped as if it were one address', async () => {
  minutesLater(0)
  expect(await testedFrom((card) => `2001:db8:1:2:${card + 1}::${card + 1}`)).toBe(20)
  await paid(await buyerAt('2001:db8:1:3::1'))
})

test('a thief gains one refusal by each order that is paid, and none by orders of other networks', async () => {
  const address = newAddress()
  minutesLater(0)
  for (let order = 0; order < 5; order++) {
    await paid(await buyerAt(address))
    await paid(await buyerAt(newAddress()))
  }
  minutesLater(30)
  expect(await testedFrom(() => address)).toBe(25)
})

test('a thief who makes 420 unpaid orders first tests 55 cards in other sessions, and 5 on those orders', async () => {
  const address = newAddress()
  minutesLater(0)
  const decoys = await buyersAt(address, 420)
  minutesLater(5)
  expect(await testedFrom(() => address)).toBe(55)
  expect(await testedOn(decoys.map(intentOf))).toBeLessThanOrEqual(5)
})
